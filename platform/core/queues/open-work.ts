import * as z from 'zod/mini'
import { type DocumentOf, record } from '../records/record.ts'
import { recordsOf } from '../records/writer.ts'
import { partitionOf } from '../store/partition.ts'
import { type DocumentStore, isStoreError, type Query, type Versioned } from '../store/store.ts'
import type { WorkQueue } from './work-queue.ts'

const formerType = (queue: string): string => `open-work:${queue}`

export const openWorkRecord = record({
  type: 'open-work',
  formerTypes: ['imports', 'jobs', 'mails', 'unsent-network', 'unsent-refresh'].map(formerType),
  container: 'work',
  names: ['open work', 'open work'],
  about: 'A message to a queue whose work was asked for and has not been seen done, or that could not be sent. It holds ids alone.',
  fields: () => ({
    /** The queue, or `unsent-` and the queue. */
    queue: z.string(),
    /** The message that requested the work; requests it again. */
    message: z.unknown(),
    /** When it was last requested, ISO 8601. */
    askedAt: z.string(),
    /** When the sweep checks it next, ISO 8601. */
    at: z.string(),
    /** How often in a row the sweep has taken it up again. */
    takenUp: z.int(),
  }),
  upgrades: [({ type, ...fields }) => ({ ...fields, queue: String(type).slice(formerType('').length) })],
  indexes: { composite: [['queue', 'at']] },
  // As long as the files of an import, and then some.
  ttl: 14 * 86_400,
  personalData: 'none',
})

/** Requested background work without a recorded end. It contains only ids, no personal data. */
export type OpenWorkDocument<Message> = Omit<DocumentOf<typeof openWorkRecord>, 'message'> & { message: Message }

/** The open work of one queue, of all accounts, in one small partition: what lost its message is found without a query through every house. */
export interface OpenWork<Message> {
  /** Records requested work; recording it again updates the time. `afterSeconds` is the delay of its message. */
  note(message: Message, afterSeconds?: number): Promise<void>
  /** Some of the due entries, the longest due first. */
  due(limit: number): Promise<Versioned<OpenWorkDocument<Message>>[]>
  /** Notes when to look again. Fails with `stale` or `missing` when it was noted or removed meanwhile. */
  lookAgain(found: Versioned<OpenWorkDocument<Message>>, change: { inMs: number; takenUp: number }): Promise<void>
  /** The same for up to 100 entries, in one write unless one of them changed meanwhile. Those that changed keep what they were changed to. */
  lookAgainAtAll(entries: readonly { found: Versioned<OpenWorkDocument<Message>>; inMs: number }[]): Promise<void>
  /** Work that is over. Fails like `lookAgain`. */
  remove(found: Versioned<OpenWorkDocument<Message>>): Promise<void>
}

interface Parts<Message> {
  store: DocumentStore
  now(): Date
  queueName: string
  /** Names the work: a later message of the same work takes the place of the earlier one. */
  nameOf(message: Message): string
  /** Milliseconds after which work without a new request is checked. */
  patience: number
  /** Whether entries stay until they are removed, also when nothing looks at them for a long time. */
  kept?: boolean
}

/** No account has this id: theirs begin with `acc_`. */
const partition = ['open-work']

const dueAt = (queueName: string, now: Date) => ({
  where: [
    { field: 'queue' as const, equals: queueName },
    { field: 'at' as const, atMost: now.toISOString() },
  ],
  orderBy: (['type', 'queue', 'at'] as const).map((field) => ({ field })),
})

export const dueQuery = (queueName: string, now: Date): Query => openWorkRecord.query(dueAt(queueName, now))

export const openWork = <Message extends object>({
  store,
  now,
  queueName,
  nameOf,
  patience,
  kept = false,
}: Parts<Message>): OpenWork<Message> => {
  const entriesOfAll = partitionOf(store, openWorkRecord.definition.container, partition)
  const works = recordsOf(openWorkRecord, entriesOfAll)
  // The store removes what has a lifetime; -1 is none.
  const lifetime = kept ? { ttl: -1 } : {}
  const inMs = (ms: number): string => new Date(now().getTime() + ms).toISOString()
  return {
    note: async (message, afterSeconds = 0) => {
      await works.put({
        id: `${queueName}:${nameOf(message)}`,
        queue: queueName,
        message,
        askedAt: inMs(0),
        at: inMs(afterSeconds * 1000 + patience),
        takenUp: 0,
        ...lifetime,
      })
    },
    due: async (limit) => {
      const { items } = await works.page(dueAt(queueName, now()), { limit })
      // What is noted under a queue is a message of it; its worker checks it like any other.
      return items as Versioned<OpenWorkDocument<Message>>[]
    },
    lookAgain: async ({ document, version }, { inMs: ms, takenUp }) => {
      await works.replace({ ...document, at: inMs(ms), takenUp, ...lifetime }, version)
    },
    lookAgainAtAll: async (entries) => {
      if (entries.length === 0) return
      const writes = entries.map(({ found: { document, version }, inMs: ms }) =>
        openWorkRecord.replacement({ ...document, at: inMs(ms), ...lifetime }, version),
      )
      const isChanged = (error: unknown): boolean => isStoreError(error, 'stale', 'missing')
      try {
        await entriesOfAll.write(writes)
      } catch (error) {
        if (!isChanged(error)) throw error
        for (const write of writes)
          await entriesOfAll.write([write]).catch((failure: unknown) => {
            if (!isChanged(failure)) throw failure
          })
      }
    },
    remove: async ({ document, version }) => {
      await works.remove(document.id, version)
    },
  }
}

/** A queue that notes the work of its messages before it takes them. */
export const notingQueue = <Message extends object>(
  queue: WorkQueue<Message>,
  open: Pick<OpenWork<Message>, 'note'>,
): WorkQueue<Message> => ({
  send: async (message, afterSeconds) => {
    await open.note(message, afterSeconds)
    await queue.send(message, afterSeconds)
  },
})
