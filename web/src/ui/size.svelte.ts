/** Whether the window is wide. Narrow windows get the phone layout: one column, and the tall board. */
const query = window.matchMedia("(min-width: 900px)");
let wide = $state(query.matches);
query.addEventListener("change", () => (wide = query.matches));

export function isWide(): boolean {
  return wide;
}
