import { derivedId } from './ids.ts'
import { type Partition, partitionOf } from './partition.ts'
import { type DocumentStore, isStoreError, type StoredDocument, StoreError } from './store.ts'

/** How many mails may go out in a window of time. */
interface Allowance {
  minute: number
  day: number
}

/** An account without a paid plan and without a proven domain: enough to try the product, useless for spam. */
export const newAccountMails: Allowance = { minute: 30, day: 100 }
/** The largest houses have 60,000 bidders. */
export const establishedAccountMails: Allowance = { minute: 600, day: 60_000 }
/** Mails of one account to one address in a day. */
export const mailsToOneAddress = 5

/**
 * Mails to bidders of all accounts together in a minute, unless the operator says otherwise. The rest of what the message service allows is left to
 * sign-in codes, resets and invitations of staff, which have no part in this.
 */
export const usualMailsPerMinute = 3000

interface BudgetDocument extends StoredDocument {
  type: 'mail-budget'
  minute: number
  inMinute: number
  day: number
  inDay: number
}

interface RecipientDocument extends StoredDocument {
  type: 'mails-to'
  /** Of the messages, so that one that is sent again counts once. */
  ids: readonly string[]
}

/** What a document of the account says about its standing; functions-auth writes it. */
interface AccountDocument extends StoredDocument {
  subscription?: { tier?: string }
  organization?: { domainProven?: boolean }
}

/** So many mails may go out now; for further ones come back after `seconds`. */
export interface Grant {
  granted: number
  seconds: number
}

/** Shares the mails to bidders out among accounts, so that no house uses up what the message service allows to all. */
export interface MailBudget {
  /** Counts up to `count` mails of an account. Mails that are granted and then not sent stay counted. */
  take(account: Partition, count: number, now: Date): Promise<Grant>
  /** Counts a mail to an address, once by its id. @returns false when the account has written to it often enough today */
  takeRecipient(account: Partition, mail: { id: string; to: string }, now: Date): Promise<boolean>
}

const minuteMs = 60_000
const dayMs = 86_400_000
const dayS = 86_400

export const mailBudget = (store: DocumentStore, perMinute = usualMailsPerMinute): MailBudget => ({
  take: async (account, count, now) => {
    const own = await take(account, await allowanceOf(account), count, now)
    if (own.granted === 0) return own
    return take(partitionOf(store, 'throttles', ['bidder-mails']), { minute: perMinute, day: Number.POSITIVE_INFINITY }, own.granted, now)
  },
  takeRecipient: async (account, mail, now) => {
    const id = await derivedId('mails-to', mail.to.trim().toLowerCase(), String(Math.floor(now.getTime() / dayMs)))
    return changed<RecipientDocument, boolean>(account, id, (stored) => {
      const ids = stored?.ids ?? []
      if (ids.includes(mail.id)) return { result: true }
      if (ids.length >= mailsToOneAddress) return { result: false }
      return { document: { id, type: 'mails-to', ttl: dayS, ids: [...ids, mail.id] }, result: true }
    })
  },
})

/** A paid plan or a proven domain makes an account established. */
const allowanceOf = async (account: Partition): Promise<Allowance> => {
  const { subscription, organization } = (await account.read<AccountDocument>('account'))?.document ?? {}
  const isPaid = subscription?.tier !== undefined && subscription.tier !== 'tier-5'
  return isPaid || organization?.domainProven ? establishedAccountMails : newAccountMails
}

const budgetId = 'mail-budget'

const take = (partition: Partition, allowed: Allowance, count: number, now: Date): Promise<Grant> => {
  const at = now.getTime()
  const [minute, day] = [Math.floor(at / minuteMs), Math.floor(at / dayMs)]
  return changed<BudgetDocument, Grant>(partition, budgetId, (stored) => {
    const inMinute = stored?.minute === minute ? stored.inMinute : 0
    const inDay = stored?.day === day ? stored.inDay : 0
    const granted = Math.max(0, Math.min(count, allowed.minute - inMinute, allowed.day - inDay))
    const until = inDay + granted >= allowed.day ? (day + 1) * dayMs : (minute + 1) * minuteMs
    const result = { granted, seconds: Math.ceil((until - at) / 1000) }
    if (granted === 0) return { result }
    const counts = { minute, inMinute: inMinute + granted, day, inDay: inDay + granted }
    return { document: { id: budgetId, type: 'mail-budget', ttl: dayS, ...counts }, result }
  })
}

const races = 20

/** Changes a counter; without a document it stays as it is. Fails with busy when others change it all the time. */
const changed = async <T extends StoredDocument, Result>(
  partition: Partition,
  id: string,
  change: (stored: T | undefined) => { document?: T; result: Result },
): Promise<Result> => {
  for (let race = 1; race <= races; race += 1) {
    const stored = await partition.read<T>(id)
    const { document, result } = change(stored?.document)
    if (!document) return result
    try {
      await partition.write([stored ? { kind: 'replace', document, version: stored.version } : { kind: 'create', document }])
      return result
    } catch (error) {
      if (!isStoreError(error, 'stale') && !isStoreError(error, 'exists') && !isStoreError(error, 'missing')) throw error
    }
  }
  throw new StoreError('busy', 'the mail budget changes all the time')
}
