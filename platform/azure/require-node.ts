/** The first version of Node that has argon2 in `node:crypto`. */
export const leastNode = '24.7.0'

/**
 * Stops the start of an app under a Node that lacks what the app uses.
 * @param version as in `process.versions.node`
 * @throws Error that says what to set
 */
export const requireNode = (version: string): void => {
  if (compare(version, leastNode) >= 0) return
  throw new Error(
    `AuctionWiz needs Node.js ${leastNode} or newer; this function app runs ${version}. Set the runtime version of the function app to 24.`,
  )
}

const compare = (left: string, right: string): number => {
  const [a, b] = [left, right].map((version) => version.split('.').map((part) => Number.parseInt(part, 10)))
  return [0, 1, 2].map((place) => (a?.[place] ?? 0) - (b?.[place] ?? 0)).find((difference) => difference !== 0) ?? 0
}
