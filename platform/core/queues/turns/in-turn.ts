import type { Logger } from '../../logging/logger.ts'
import { randomId } from '../../store/ids.ts'
import type { Partition } from '../../store/partition.ts'
import type { WorkQueue } from '../work-queue.ts'
import type { LineRules } from './line.ts'
import { type Hold, takeTurn } from './turns.ts'

/** What a worker may do about the turn that it has. */
export interface OwnTurn {
  /** Call it at each step, so that the lease does not end while the work runs. */
  renew(): Promise<void>
  /** Keeps the place when the worker ends, for a message that continues the work. Call it before that message is sent. */
  keep(): void
}

/** For work that has no line, as in demo mode and in tests of the work itself. */
export const noTurn: OwnTurn = { renew: async () => undefined, keep: () => undefined }

/** Whose turn a message takes. */
export interface TurnOf {
  /** The account's own partition, which holds its lines. */
  account: Partition
  /** The line within the account; works of different purposes do not wait for each other. */
  purpose: string
  /** Identifies the work: a later message of the same work takes the place of an earlier one. */
  work: string
}

/** What a message carries while it waits for its turn. */
export interface Waited {
  ticket?: string
}

interface TurnPorts<Message extends object> {
  queue: WorkQueue<Message & Waited>
  log: Logger
  now(): Date
  /** Throws for a message that is not ours. */
  turnOf(delivered: unknown): TurnOf
  /** The parallel tasks per account, by purpose. */
  places(purpose: string): number
}

/** Lease duration in milliseconds, longer than the longest step; after a crash the account's other tasks wait this long. */
const lease = 60_000
/** Seconds until a waiting message checks again, in case the message sent by a released slot is lost. */
const nextLook = 30
const patience = 4 * nextLook * 1000
const remembered = 200

/**
 * A queue worker whose messages take turns by account: a message that has no turn goes back to the queue and the delivery succeeds, so that waiting
 * never counts as a failure. The work gets the message without its ticket: what it sends itself counts as new. Works on any number of instances;
 * see `takeTurn`.
 * @example registerQueue('workOnJob', 'jobs', inTurn(ports, workOnJob(jobPorts)))
 */
export const inTurn = <Message extends object>(
  { queue, log, now, turnOf, places }: TurnPorts<Message>,
  work: (message: Message, dequeueCount: number, turn: OwnTurn) => Promise<void>,
) => {
  const giveBack = async (hold: Hold): Promise<void> => {
    try {
      for (const message of await hold.release()) await queue.send(message as Message & Waited)
    } catch (error) {
      // The lease expires, and waiting tasks check again.
      log.warn('a turn could not be released', { problem: String(error) })
    }
  }

  return async (delivered: unknown, dequeueCount: number): Promise<void> => {
    const { account, purpose, work: name } = turnOf(delivered)
    const { ticket, ...rest } = delivered as Message & Waited
    const message = rest as Message
    const waiting = { ...message, ticket: ticket ?? randomId('tkt') }
    const rules: LineRules = { places: places(purpose), lease, patience, remembered }
    const asking = {
      work: name,
      ticket: waiting.ticket,
      waited: ticket !== undefined,
      message: waiting,
      redelivered: dequeueCount > 1,
    }
    const turn = await takeTurn(account, purpose, asking, rules, now)
    if (turn === 'dropped') return
    if (!('hold' in turn)) return queue.send(waiting, nextLook)
    let kept = false
    const own: OwnTurn = {
      renew: () => turn.hold.renew(),
      keep: () => {
        kept = true
      },
    }
    try {
      await work(message, dequeueCount, own)
    } catch (error) {
      kept = false
      throw error
    } finally {
      if (!kept) await giveBack(turn.hold)
    }
  }
}
