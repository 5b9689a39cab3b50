/** Runs a function when the browser is idle; in browsers without idle callbacks after a timeout. @returns cancels it */
export const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(run)
  return () => cancelIdleCallback(asked)
}
