import { record } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { findAccount } from './accounts.ts'
import { establishedBy, type PaidAccounts } from './established-account.ts'

/** How many mails may go out in a window of time. */
interface Allowance {
  minute: number
  day: number
}

/** An account that is not established, see `establishedBy`: enough to try the product, useless for spam. */
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

const minuteMs = 60_000
const dayMs = 86_400_000
const dayS = 86_400

export const mailBudgetRecord = record({
  type: 'mail-budget',
  container: 'accounts',
  alsoIn: ['throttles'],
  names: ['mail budget', 'mail budgets'],
  about: 'The mails to bidders that an account, or all accounts together, had sent in this minute and on this day.',
  fields: () => ({ minute: z.int(), inMinute: z.int(), day: z.int(), inDay: z.int() }),
  ttl: dayS,
  personalData: 'none',
})

export const mailRecipientRecord = record({
  type: 'mails-to',
  container: 'accounts',
  names: ['mail recipient', 'mail recipients'],
  about: 'The mails of an account to one address on one day; its id is a hash of the address.',
  fields: () => ({
    /** Of the messages, so that one that is sent again counts once. */
    ids: z.array(z.string()),
  }),
  ttl: dayS,
  personalData: 'none',
})

/** The mails that may go out now; for further ones come back after `seconds`. */
export interface Grant {
  granted: number
  seconds: number
}

/** Shares the mails to bidders out among accounts, so that no house uses up what the message service allows to all. */
export interface MailBudget {
  /** Counts up to `count` mails of an account. Mails that are granted and then not sent stay counted. */
  take(accountId: string, count: number, now: Date): Promise<Grant>
  /** Counts a mail to an address, once by its id. @returns false when the account has written to it often enough today */
  takeRecipient(accountId: string, mail: { id: string; to: string }, now: Date): Promise<boolean>
}

interface BudgetPorts {
  store: DocumentStore
  isPaid: PaidAccounts
  /** Mails to bidders of all accounts together. */
  perMinute?: number | undefined
}

export const mailBudget = ({ store, isPaid, perMinute = usualMailsPerMinute }: BudgetPorts): MailBudget => ({
  take: async (accountId, count, now) => {
    const account = partitionOf(store, 'accounts', [accountId])
    const isEstablished = establishedBy(accountId, (await findAccount(account))?.document, isPaid) !== undefined
    const own = await take(account, isEstablished ? establishedAccountMails : newAccountMails, count, now)
    if (own.granted === 0) return own
    return take(partitionOf(store, 'throttles', ['bidder-mails']), { minute: perMinute, day: Number.POSITIVE_INFINITY }, own.granted, now)
  },
  takeRecipient: async (accountId, mail, now) => {
    const account = partitionOf(store, 'accounts', [accountId])
    const id = await derivedId('mails-to', mail.to.trim().toLowerCase(), String(Math.floor(now.getTime() / dayMs)))
    let allowed = true
    await recordsOf(mailRecipientRecord, account).upsert(id, (stored) => {
      const ids = stored?.ids ?? []
      allowed = ids.includes(mail.id) || ids.length < mailsToOneAddress
      return allowed && !ids.includes(mail.id) ? { id, ids: [...ids, mail.id] } : undefined
    })
    return allowed
  },
})

const budgetId = 'mail-budget'

const take = async (partition: Partition, allowed: Allowance, count: number, now: Date): Promise<Grant> => {
  const at = now.getTime()
  const [minute, day] = [Math.floor(at / minuteMs), Math.floor(at / dayMs)]
  let grant: Grant = { granted: 0, seconds: 0 }
  await recordsOf(mailBudgetRecord, partition).upsert(budgetId, (stored) => {
    const inMinute = stored?.minute === minute ? stored.inMinute : 0
    const inDay = stored?.day === day ? stored.inDay : 0
    const granted = Math.max(0, Math.min(count, allowed.minute - inMinute, allowed.day - inDay))
    const until = inDay + granted >= allowed.day ? (day + 1) * dayMs : (minute + 1) * minuteMs
    grant = { granted, seconds: Math.ceil((until - at) / 1000) }
    return granted === 0 ? undefined : { id: budgetId, minute, inMinute: inMinute + granted, day, inDay: inDay + granted }
  })
  return grant
}
