import { randomId } from '../ids.ts'
import type { Partition, PartitionReader } from '../partition.ts'
import { isStoreError, type StoredDocument, StoreError } from '../store.ts'
import { type Asking, ask, behind, emptyLine, type Line, type LineRules, release, renew } from './line.ts'

/** What work is counted together: each purpose has its own line in each account. */
export type TurnPurpose = string

interface LineDocument extends StoredDocument, Line {
  type: 'turns'
}

/** Seconds after the last change until the store forgets a line. */
const lifetime = 86_400

const lineId = (purpose: TurnPurpose): string => `turns:${purpose}`

/** A place in the line, held until it is released or its lease ends. */
export interface Hold {
  /** Keeps the lease; call it at each step. It writes only when a quarter of the lease is over. */
  renew(): Promise<void>
  /** Gives the place back. @returns the messages of the works that get it, to be sent now */
  release(): Promise<unknown[]>
}

/** `dropped` when another message of the same work runs or waits. */
export type Turn = { hold: Hold } | { behind: number } | 'dropped'

/**
 * Shares background work out among accounts: of one account and purpose at most `rules.places` works run at once, on however many instances; others
 * wait in the order in which they came. The line is a document in the account's partition, so it outlives workers; a hold ends with its lease.
 */
export const takeTurn = async (
  account: Partition,
  purpose: TurnPurpose,
  asking: Omit<Asking, 'hold'>,
  rules: LineRules,
  now: () => Date,
): Promise<Turn> => {
  const hold = randomId('hold')
  const asked = await changeLine(account, purpose, (line) => ask(line, { ...asking, hold }, rules, now().getTime()))
  if (asked.answer === 'taken') return { hold: holdOf(account, purpose, hold, rules, now) }
  return asked.answer === 'waits' ? { behind: asked.behind } : 'dropped'
}

/** Tells of a work how many works of the account run or wait before it; undefined when it does not wait. */
export type PlaceInLine = (work: string) => number | undefined

export const readLine = async (account: PartitionReader, purpose: TurnPurpose, now: Date): Promise<PlaceInLine> => {
  const stored = await account.read<LineDocument>(lineId(purpose))
  return (work) => stored && behind(stored.document, work, now.getTime())
}

const holdOf = (account: Partition, purpose: TurnPurpose, hold: string, rules: LineRules, now: () => Date): Hold => {
  let renewed = now().getTime()
  return {
    renew: async () => {
      if (now().getTime() - renewed < rules.lease / 4) return
      renewed = now().getTime()
      await changeLine(account, purpose, (line) => ({ line: renew(line, hold, rules, renewed) }))
    },
    release: async () => {
      const newHold = () => randomId('hold')
      return (await changeLine(account, purpose, (line) => release(line, hold, newHold, rules, now().getTime()))).next
    },
  }
}

/** Only workers of the same account change its line at the same moment. */
const races = 20

/** Changes the line; a `line` of undefined leaves it as it is. Fails with busy when others change it all the time. */
const changeLine = async <Change extends { line?: Line | undefined }>(
  account: Partition,
  purpose: TurnPurpose,
  change: (line: Line) => Change,
): Promise<Change> => {
  const id = lineId(purpose)
  for (let race = 1; race <= races; race += 1) {
    const stored = await account.read<LineDocument>(id)
    const changed = change(stored?.document ?? emptyLine)
    if (!changed.line) return changed
    const { holders, waiting, served } = changed.line
    const document: LineDocument = { id, type: 'turns', ttl: lifetime, holders, waiting, served }
    try {
      await account.write([stored ? { kind: 'replace', document, version: stored.version } : { kind: 'create', document }])
      return changed
    } catch (error) {
      if (!isStoreError(error, 'stale') && !isStoreError(error, 'exists') && !isStoreError(error, 'missing')) throw error
    }
  }
  throw new StoreError('busy', 'the line changes all the time')
}
