import * as z from 'zod/mini'
import { readerOf } from '../../records/reader.ts'
import { record } from '../../records/record.ts'
import { recordsOf } from '../../records/writer.ts'
import { randomId } from '../../store/ids.ts'
import type { Partition, PartitionReader } from '../../store/partition.ts'
import { type Asking, ask, behind, emptyLine, type Line, type LineRules, release, renew } from './line.ts'

/** What work is counted together: each purpose has its own line in each account. */
export type TurnPurpose = string

const holder = z.object({ work: z.string(), hold: z.string(), until: z.number(), reserved: z.exactOptional(z.string()) })
const waiting = z.object({ work: z.string(), ticket: z.string(), message: z.unknown(), until: z.number() })
const served = z.object({ ticket: z.string(), until: z.number() })

export const lineRecord = record({
  type: 'turns',
  container: 'work',
  names: ['line of work', 'lines of work'],
  about: 'Which background work of the account runs and which waits, in its order, so that no account takes all workers.',
  fields: () => ({ holders: z.readonly(z.array(holder)), waiting: z.readonly(z.array(waiting)), served: z.readonly(z.array(served)) }),
  ttl: 86_400,
  personalData: 'none',
})

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
 * Shares background capacity among accounts: at most `rules.places` tasks per account and purpose run in parallel over all instances; others
 * wait in order of arrival. The queue is a document in the account's partition, so it survives workers; a slot ends with its lease.
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

/** Returns how many tasks of the account run or wait before a task; undefined when it does not wait. */
export type PlaceInLine = (work: string) => number | undefined

export const readLine = async (account: PartitionReader, purpose: TurnPurpose, now: Date): Promise<PlaceInLine> => {
  const stored = await readerOf(lineRecord, account).find(lineId(purpose))
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

/** Changes the line; a `line` of undefined leaves it as it is. Fails with busy when others change it all the time. */
const changeLine = async <Change extends { line?: Line | undefined }>(
  account: Partition,
  purpose: TurnPurpose,
  change: (line: Line) => Change,
): Promise<Change> => {
  const id = lineId(purpose)
  let changed: Change | undefined
  await recordsOf(lineRecord, account).upsert(id, (stored) => {
    changed = change(stored ?? emptyLine)
    if (!changed.line) return undefined
    const { holders, waiting, served } = changed.line
    return { id, holders, waiting, served }
  })
  return changed ?? change(emptyLine)
}
