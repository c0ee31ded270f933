/** True while a battle is shown: the Ragnarök animation starts after it. */
export const battleAnimation = $state({ running: false });
