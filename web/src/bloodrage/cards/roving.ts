/** A row or grid that is one stop of the Tab key: arrows, Home and End move within it. */
const STEPS: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** For `onkeydown` of the row; what can be reached in it is marked `data-rove`. */
export function arrows(event: KeyboardEvent, columns = 1): void {
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
