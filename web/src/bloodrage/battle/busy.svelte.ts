/** A battle is being told: Ragnarök waits for its end. */
export const busy = $state({ battle: false });
