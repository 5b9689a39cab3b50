/** How accounts share an instance that works for several of them at the same time. Amounts are in any one unit, such as rows. */
export interface FairShareRules {
  /** How much more an account may have done than the one that has done least, before it waits for that one. */
  lead: number
  /** Milliseconds that a step waits at most, so that work that hangs holds up nobody for good. */
  patience: number
  wait(ms: number): Promise<void>
}

export interface FairShare {
  /** Runs work of an account. While it runs, accounts that have done more wait for it between their steps. */
  run<T>(accountId: string, work: () => Promise<T>): Promise<T>
  /** Waits for the turn of the account. Its works call it before each step. @param amount how much the step does; 0 for what prepares another step */
  turn(accountId: string, amount: number): Promise<void>
}

/**
 * Shares an instance among works that take turns by steps. An account that has done much waits between its steps while one that has done little works,
 * so small work is done as if it were alone. Accounts that have done about as much work side by side, and a single one never waits.
 *
 * In the memory of one instance. What an account may do on all of them together is for `inTurn`.
 */
export const fairShare = ({ lead, patience, wait }: FairShareRules): FairShare => {
  /** What each account has done since it entered, beside what others had done by then. */
  const done = new Map<string, number>()
  const works = new Map<string, number>()
  let waiting: (() => void)[] = []

  const doneBy = (accountId: string): number => done.get(accountId) ?? 0
  const isAhead = (accountId: string): boolean =>
    [...works.keys()].some((other) => other !== accountId && doneBy(accountId) - doneBy(other) > lead)

  const wake = (): void => {
    const woken = waiting
    waiting = []
    for (const resolve of woken) resolve()
  }

  /** One that comes has the instance to itself for `lead` at most, whatever the others have done; one that comes again keeps what it has done. */
  const admit = (accountId: string): void => {
    const others = [...works.keys()].filter((other) => other !== accountId).map(doneBy)
    if (others.length === 0) return
    const front = Math.max(...others)
    done.set(accountId, Math.min(Math.max(doneBy(accountId), front - 2 * lead), front + 2 * lead))
  }

  const nextChange = (): Promise<void> => new Promise((resolve) => waiting.push(resolve))

  const turn = async (accountId: string, amount: number): Promise<void> => {
    if (isAhead(accountId)) {
      let patient = true
      const end = wait(patience).then(() => {
        patient = false
      })
      while (patient && isAhead(accountId)) await Promise.race([nextChange(), end])
    }
    done.set(accountId, doneBy(accountId) + amount)
    wake()
  }

  const leave = (accountId: string): void => {
    const left = (works.get(accountId) ?? 0) - 1
    if (left > 0) works.set(accountId, left)
    else works.delete(accountId)
    // Nobody is left to whom it matters.
    if (works.size === 0) done.clear()
    wake()
  }

  return {
    turn,
    run: async (accountId, work) => {
      if (!works.has(accountId)) admit(accountId)
      works.set(accountId, (works.get(accountId) ?? 0) + 1)
      try {
        return await work()
      } finally {
        leave(accountId)
      }
    },
  }
}
