/** Result codes of SQLite: the file is malformed, or is no database. */
const corrupt = 11
const notADatabase = 26

/** Whether an error of `node:sqlite` means that the file itself is damaged. */
const isDamage = (error: unknown): error is Error => {
  const { errcode } = error as { errcode?: unknown }
  // The upper bits say in detail what is wrong.
  return typeof errcode === 'number' && [corrupt, notADatabase].includes(errcode & 0xff)
}

/** A file of SQLite that cannot be used any more, with what can be done about it. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError'

  constructor(path: string, problem: string) {
    super(
      `${path} is damaged: ${problem}. Put a copy of it in its place, or delete it and the files beside it whose names begin with its name: ` +
        'the next start creates an empty one.',
    )
  }
}

/** Does what opens a file. @throws DamagedFileError naming the file when it is damaged, else what `open` throws */
export const openingFile = <T>(path: string, open: () => T): T => {
  try {
    return open()
  } catch (error) {
    throw isDamage(error) ? new DamagedFileError(path, error.message) : error
  }
}
