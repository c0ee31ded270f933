/** How much room there is. Below it a phone's layout is shown: one column, the board tall. */
const query = window.matchMedia("(min-width: 900px)");
let isWide = $state(query.matches);
query.addEventListener("change", () => (isWide = query.matches));

export function wide(): boolean {
  return isWide;
}
