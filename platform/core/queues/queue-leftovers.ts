/** The messages of a queue, and of those that failed too often, that name one of some ids or addresses. Delayed ones cannot be seen. */
export interface QueueLeftovers {
  readonly name: string
  /** How many of the first messages name one of them. */
  count(names: readonly string[]): Promise<number>
  /** Removes those that name one of them. @returns how many */
  remove(names: readonly string[]): Promise<number>
}
