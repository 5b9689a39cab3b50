/** Whether two hashes are the same, in a time that says nothing of where they differ. */
export const sameSecret = (given: string, stored: string): boolean => {
  let difference = given.length ^ stored.length
  for (let at = 0; at < given.length; at += 1) difference |= given.charCodeAt(at) ^ stored.charCodeAt(at)
  return difference === 0
}
