/** The current time as reactive state, for countdowns. The timer runs only while something reads it. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = window.setInterval(update, 250);
  return () => window.clearInterval(timer);
});

export function now(): number {
  subscribe();
  return Date.now();
}
