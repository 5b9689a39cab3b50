/** What the seed says when it ends early: the problem, and what to do about a full disk. */
export const seedProblem = (error: unknown, dataDir = 'the data'): string => {
  const problem = error instanceof Error ? error.message : String(error)
  const remedy = /disk is full|ENOSPC/i.test(problem) ? ` Make room on the disk of ${dataDir} and start again.` : ''
  return `The demonstration data could not be written: ${problem}.${remedy}`
}
