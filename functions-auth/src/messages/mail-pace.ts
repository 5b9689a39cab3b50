import { emptyThrottle, type ThrottleRules, throttleFailure, throttleWait } from '@auctionwiz/domain/throttle'
import type { DocumentOf } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { mailPaceId, mailPaceRecord, resetPaceRecord } from '@auctionwiz/records/mail-paces'

/** Purposes of mails that strangers can cause. Each purpose has its own rate limit, so that a flood of one delays no other. `nobody` sends no mail. */
export type MailPurpose = 'reset' | 'sign-up' | 'nobody'

/** Emails of one purpose per minute, with a burst of a thousand. Further ones are delayed by at most ten minutes, and never refused. */
const perMinute = 100
const atOnce = 1000
const longestDelay = 600

/** The pace is counted in parts, since one document would be written by all instances at the same moment. */
const parts = 4
const intervalMs = (parts * 60_000) / perMinute

/** Seconds until a mail of this purpose may go out: 0 unless very many were sent. */
export async function paceMail(store: DocumentStore, purpose: MailPurpose, now: Date): Promise<number> {
  const paces = recordsOf(mailPaceRecord, await partitionOfPace(store, `mail-pace ${purpose} ${Math.floor(Math.random() * parts)}`))
  const at = now.getTime()
  const next = (stored: { due: number } | undefined) => ({
    id: mailPaceId,
    due: Math.max(stored?.due ?? 0, at - (atOnce / parts) * intervalMs) + intervalMs,
  })
  const pace = await paces.upsert(mailPaceId, next, crowded)
  return pace ? Math.min(longestDelay, Math.max(0, Math.ceil((pace.document.due - at) / 1000))) : longestDelay
}

/** Resets to one address: five an hour are sent immediately, then one after each wait, which grows to 15 minutes. */
const recipientRules: ThrottleRules = { free: 5, window: 3_600_000, longestSeconds: 900, quiet: 3_600_000 }

/**
 * Seconds until a reset to this address may go out; undefined when one waits already. So strangers who request resets for a user neither flood nor
 * block them.
 */
export async function paceReset(store: DocumentStore, to: string, now: Date): Promise<number | undefined> {
  const paces = recordsOf(resetPaceRecord, await partitionOfPace(store, `reset-to ${to.trim().toLowerCase()}`))
  const at = now.getTime()
  let seconds: number | undefined
  const next = (stored: DocumentOf<typeof resetPaceRecord> | undefined) => {
    const { waiting, ...state } = stored ?? { ...emptyThrottle(now), waiting: undefined }
    seconds = 0
    if (throttleWait(state, recipientRules, now) === 0) return { id: mailPaceId, ...throttleFailure(state, recipientRules, now) }
    seconds = undefined
    if (waiting !== undefined && waiting > at) return undefined
    const sentAt = state.blockedUntil
    seconds = Math.ceil((sentAt - at) / 1000)
    return { id: mailPaceId, ...throttleFailure(state, recipientRules, new Date(sentAt)), waiting: sentAt }
  }
  return (await paces.upsert(mailPaceId, next, crowded)) && seconds
}

const partitionOfPace = async (store: DocumentStore, key: string): Promise<Partition> =>
  partitionOf(store, 'throttles', [await derivedId('pace', key)])

/** Where others change the document all the time, there are very many mails, and none is counted. */
const crowded = { attempts: 8, otherwise: async () => undefined }
