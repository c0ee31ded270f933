/** Names of seats, as their game calls them. */
import { gameModule } from "./gameModules.svelte.ts";

export function seatName(game: string, seat: string): string {
  return gameModule(game).seatName(seat);
}

/** Seats as the value of a message of the page: ids separated by spaces, or names. */
export function seatsValue(game: string, seats: string[]): string {
  const { seatValue } = gameModule(game);
  const values = seats.map(seatValue);
  return values.every((value, k) => value === seats[k]) ? values.join(" ") : values.join(", ");
}
