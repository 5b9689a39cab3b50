import { NotConfirmed } from '../../confirm/confirm-identity.ts'

/** The result of a task; undefined when the user did not confirm who they are. They know then that nothing was done. */
export const unlessRefused = async <T>(task: Promise<T>): Promise<T | undefined> => {
  try {
    return await task
  } catch (error) {
    if (error instanceof NotConfirmed) return undefined
    throw error
  }
}
