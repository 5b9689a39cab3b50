/** Files that need a stack and run at the same time, each on its own stack: they spend most of their time waiting for a browser or a queue. */
export const stacksAtOnce = 2
