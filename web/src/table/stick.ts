/** A list that grows at its end stays at its end, unless somebody has scrolled up to read. */
const NEAR = 40; // pixels

export function stick(list: HTMLElement): () => void {
  let atEnd = true;
  const down = (): void => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  const scrolled = (): void => {
    atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  const grown = new MutationObserver(down);
  const resized = new ResizeObserver(down);
  grown.observe(list, { childList: true, subtree: true });
  resized.observe(list);
  list.addEventListener("scroll", scrolled, { passive: true });
  down();
  return () => {
    grown.disconnect();
    resized.disconnect();
    list.removeEventListener("scroll", scrolled);
  };
}
