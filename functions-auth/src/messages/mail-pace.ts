import { emptyThrottle, type ThrottleRules, type ThrottleState, throttleFailure } from '@auctionwiz/domain/throttle'
import { derivedId } from '@auctionwiz/platform/core/ids'
import { partitionOf } from '@auctionwiz/platform/core/partition'
import { type DocumentStore, isStoreError, type StoredDocument } from '@auctionwiz/platform/core/store'

/** Purposes of mails that strangers can cause. Each purpose has its own rate limit, so that a flood of one delays no other. `nobody` sends no mail. */
export type MailPurpose = 'reset' | 'sign-up' | 'nobody'

/** Mails of one purpose in a minute; a thousand may come at once. Further ones are sent later, at most ten minutes, and never refused. */
const perMinute = 100
const atOnce = 1000
const longestDelay = 600

/** The pace is counted in parts, since one document would be written by all instances at the same moment. */
const parts = 4
const intervalMs = (parts * 60_000) / perMinute

interface PaceDocument extends StoredDocument {
  type: 'mail-pace'
  /** When the next mail is due without the credit of a quiet time, in milliseconds since 1970. */
  due: number
}

interface RecipientDocument extends StoredDocument, ThrottleState {
  type: 'mail-to'
  /** When the mail that waits is sent. */
  waiting?: number
}

/** Seconds until a mail of this purpose may go out: 0 unless very many were sent. */
export const paceMail = (store: DocumentStore, purpose: MailPurpose, now: Date): Promise<number> =>
  changed<PaceDocument>(store, `mail-pace ${purpose} ${Math.floor(Math.random() * parts)}`, (stored) => {
    const at = now.getTime()
    const due = Math.max(stored?.due ?? 0, at - (atOnce / parts) * intervalMs) + intervalMs
    const document: PaceDocument = { id: 'pace', type: 'mail-pace', due, ttl: lifetime }
    return { document, seconds: Math.min(longestDelay, Math.max(0, Math.ceil((due - at) / 1000))) }
  }).then((seconds) => seconds ?? longestDelay)

/** Resets to one address: five an hour go out at once, then one after each wait, which grows to 15 minutes. */
const recipientRules: ThrottleRules = { free: 5, window: 3_600_000, longestSeconds: 900, quiet: 3_600_000 }

/**
 * Seconds until a reset to this address may go out; undefined when one waits already. So strangers who request resets for a user neither flood nor
 * block them.
 */
export const paceReset = (store: DocumentStore, to: string, now: Date): Promise<number | undefined> =>
  changed<RecipientDocument>(store, `reset-to ${to.trim().toLowerCase()}`, (stored) => {
    const at = now.getTime()
    const { waiting, ...state } = stored ?? { ...emptyThrottle(now), waiting: undefined }
    const base = { id: 'pace', type: 'mail-to', ttl: lifetime } as const
    if (state.failures <= recipientRules.free || state.blockedUntil <= at)
      return { document: { ...base, ...throttleFailure(state, recipientRules, now) }, seconds: 0 }
    if (waiting !== undefined && waiting > at) return { seconds: undefined }
    const sentAt = state.blockedUntil
    const document = { ...base, ...throttleFailure(state, recipientRules, new Date(sentAt)), waiting: sentAt }
    return { document, seconds: Math.ceil((sentAt - at) / 1000) }
  })

const lifetime = 24 * 3600
const races = 8

/** @returns what the change says, or undefined when others changed the document all the time: then there are very many mails */
const changed = async <T extends StoredDocument>(
  store: DocumentStore,
  key: string,
  change: (stored: T | undefined) => { document?: T; seconds: number | undefined },
): Promise<number | undefined> => {
  const partition = partitionOf(store, 'throttles', [await derivedId('pace', key)])
  for (let race = 1; race <= races; race += 1) {
    const stored = await partition.read<T>('pace')
    const { document, seconds } = change(stored?.document)
    if (!document) return seconds
    try {
      await partition.write([stored ? { kind: 'replace', document, version: stored.version } : { kind: 'create', document }])
      return seconds
    } catch (error) {
      if (!isStoreError(error, 'stale') && !isStoreError(error, 'exists') && !isStoreError(error, 'missing')) throw error
    }
  }
  return undefined
}
