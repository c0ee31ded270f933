/** Roving focus: a row or grid with one tab stop, in which the arrow keys, Home and End move the focus. */
const STEPS: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Handler for `onkeydown` of the container. Its focusable items have the attribute `data-rove`. */
export function moveFocus(event: KeyboardEvent, columns = 1): void {
  const row = event.currentTarget as HTMLElement;
  const items = [...row.querySelectorAll<HTMLElement>("[data-rove]")];
  const here = items.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key]?.(columns);
  if (here < 0 || (step === undefined && event.key !== "Home" && event.key !== "End")) return;
  const next = step === undefined ? (event.key === "Home" ? 0 : items.length - 1) : here + step;
  items[next]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
