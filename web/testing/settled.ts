/** Waits until what opens or moves has arrived: axe takes a panel that is still transparent for none. Animations that go on for ever are left out. */
export const settled = async (): Promise<void> => {
  const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  // An animation whose element goes away is cancelled, which rejects.
  await Promise.allSettled(ends.map(({ finished }) => finished))
}
