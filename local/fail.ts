/** Does what a program does first; when it fails, says why in one line and ends the program. */
export function orFail<T>(begin: () => T): T {
  try {
    return begin()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
