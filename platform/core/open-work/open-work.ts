import type { WorkQueue } from '../files.ts'
import { partitionOf } from '../partition.ts'
import type { DocumentStore, Query, StoredDocument, Versioned } from '../store.ts'

/** Background work that was asked for and has not been seen done. It holds ids, nothing of anybody. */
export interface OpenWorkDocument<Message> extends StoredDocument {
  /** What asked for the work; asks for it again. */
  message: Message
  /** When it was last asked for, ISO 8601. */
  askedAt: string
  /** When the sweep looks at it next, ISO 8601. */
  at: string
  /** How often in a row the sweep has taken it up again. */
  takenUp: number
}

/** The open work of one queue, of all accounts, in one small partition: what lost its message is found without a query through every house. */
export interface OpenWork<Message> {
  /** Notes work that is asked for; noted again it counts as asked for now. `afterSeconds` is how long its message waits. */
  note(message: Message, afterSeconds?: number): Promise<void>
  /** Some of those to be looked at now, the longest due first. */
  due(limit: number): Promise<Versioned<OpenWorkDocument<Message>>[]>
  /** Notes when to look again. Fails with `stale` or `missing` when it was noted or removed meanwhile. */
  lookAgain(found: Versioned<OpenWorkDocument<Message>>, change: { inMs: number; takenUp: number }): Promise<void>
  /** Work that is over. Fails like `lookAgain`. */
  remove(found: Versioned<OpenWorkDocument<Message>>): Promise<void>
}

interface Parts<Message> {
  store: DocumentStore
  now(): Date
  queueName: string
  /** Names the work: a later message of the same work takes the place of the earlier one. */
  nameOf(message: Message): string
  /** Milliseconds after which work is looked at that was not asked for again. */
  patience: number
}

/** No account has this id: theirs begin with `acc_`. */
const partition = ['open-work']

/** Seconds that forgotten work is kept: as long as its files, and then some. */
const lifetime = 14 * 86_400

const typeOf = (queueName: string): string => `open-work:${queueName}`

export const dueQuery = (queueName: string, now: Date): Query => ({
  type: typeOf(queueName),
  where: [{ field: 'at', atMost: now.toISOString() }],
  orderBy: [{ field: 'type' }, { field: 'at' }],
})

export const openWork = <Message extends object>({ store, now, queueName, nameOf, patience }: Parts<Message>): OpenWork<Message> => {
  const works = partitionOf(store, 'accounts', partition)
  const inMs = (ms: number): string => new Date(now().getTime() + ms).toISOString()
  return {
    note: async (message, afterSeconds = 0) => {
      const id = `${queueName}:${nameOf(message)}`
      const document: OpenWorkDocument<Message> = {
        id,
        type: typeOf(queueName),
        ttl: lifetime,
        message,
        askedAt: inMs(0),
        at: inMs(afterSeconds * 1000 + patience),
        takenUp: 0,
      }
      await works.write([{ kind: 'put', document }])
    },
    due: async (limit) => {
      const { items, versions } = await works.query<OpenWorkDocument<Message>>(dueQuery(queueName, now()), { limit })
      return items.map((document, index) => ({ document, version: versions[index] ?? '' }))
    },
    lookAgain: async ({ document, version }, { inMs: ms, takenUp }) => {
      const next: StoredDocument = { ...document, at: inMs(ms), takenUp } as OpenWorkDocument<Message>
      await works.write([{ kind: 'replace', document: next, version }])
    },
    remove: async ({ document, version }) => {
      await works.write([{ kind: 'remove', id: document.id, version }])
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
