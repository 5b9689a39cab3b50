/** When work that failed is attempted again. */
export interface Retries {
  /** The most attempts, the first one included. */
  attempts: number
  /** Whether a failure is worth a further attempt. */
  again(error: unknown): boolean
  /** What comes before the next attempt, such as a wait; nothing unless given. `failed` attempts were made so far. */
  pause?(failed: number): Promise<void>
}

/**
 * Runs `work` until it succeeds.
 * @param work gets the number of its attempt, from 1
 * @throws what the last attempt threw
 */
export async function retry<T>(work: (attempt: number) => Promise<T>, { attempts, again, pause }: Retries): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt)
    } catch (error) {
      if (attempt >= attempts || !again(error)) throw error
      await pause?.(attempt)
    }
  }
}

/** A random pause whose longest doubles with each failure, so that two that met do not meet again in step. Times are in milliseconds. */
export const randomBackOff =
  (wait: (ms: number) => Promise<void>, longestFirst: number) =>
  (failed: number): Promise<void> =>
    wait(Math.random() * longestFirst * 2 ** (failed - 1))
