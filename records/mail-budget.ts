import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import { type Partition, partitionOf } from '@auctionwiz/platform/core/store/partition'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'
import { findAccount } from './accounts.ts'
import { establishedBy, type PaidAccounts } from './established-account.ts'
import { type MailPool, takeFromPool } from './mail-pool.ts'

/** How many mails may go out in a window of time. */
interface Allowance {
  minute: number
  day: number
}

/** An account that is not established, see `establishedBy`: enough to try the product, useless for spam. */
export const newAccountMails: Allowance = { minute: 30, day: 100 }
/** The largest houses have 60,000 bidders. */
export const establishedAccountMails: Allowance = { minute: 600, day: 60_000 }
/** Mails of one account to one address in a day; of all new accounts together, so that nobody multiplies them by opening more. */
export const mailsToOneAddress = 5

/**
 * Mails to bidders of all accounts together in a minute, unless the operator says otherwise. The rest of what the message service allows is left to
 * sign-in codes, resets and invitations of staff, which have no part in this. Anybody can open new accounts, so all new ones together get a tenth;
 * within either part the accounts take turns, see `turnOf`.
 */
export const usualMailsPerMinute = 3000

const poolOf = (isEstablished: boolean, perMinute: number): MailPool => {
  const forNew = Math.max(1, Math.floor(perMinute / 10))
  return isEstablished ? { name: 'established', perMinute: Math.max(1, perMinute - forNew) } : { name: 'new', perMinute: forNew }
}

const minuteMs = 60_000
const dayMs = 86_400_000
const dayS = 86_400

export const mailBudgetRecord = record({
  type: 'mail-budget',
  container: 'accounts',
  names: ['mail budget', 'mail budgets'],
  about: 'The mails to bidders that an account had sent in this minute and on this day.',
  fields: () => ({ minute: z.int(), inMinute: z.int(), day: z.int(), inDay: z.int() }),
  ttl: dayS,
  personalData: 'none',
})

export const mailRecipientRecord = record({
  type: 'mails-to',
  container: 'accounts',
  alsoIn: ['throttles'],
  names: ['mail recipient', 'mail recipients'],
  about: 'The mails of an account, or of all new accounts together, to one address on one day; its id is a hash of the address.',
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
  /**
   * Counts up to `count` mails of an account, as many as its own allowance and its turn among the others leave. What is refused does not count. Mails
   * that are granted and then not sent stay counted.
   */
  take(accountId: string, count: number, now: Date): Promise<Grant>
  /** Counts a mail to an address, once by its id. @returns false when the account, or new accounts together, wrote to it often enough today */
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
    const isEstablished = await established(account, accountId, isPaid)
    const allowed = isEstablished ? establishedAccountMails : newAccountMails
    const own = recordsOf(mailBudgetRecord, account)
    const asked = Math.min(count, leftOf((await own.find(budgetId))?.document, allowed, now))
    const pool = poolOf(isEstablished, perMinute)
    const turn = asked === 0 ? 0 : await takeFromPool(store, pool, { accountId, count: asked, minute: minuteOf(now) })
    let grant: Grant = { granted: 0, seconds: secondsTo(minuteOf(now) + 1, minuteMs, now) }
    if (asked > 0 && turn === 0) return grant
    await own.upsert(budgetId, (stored) => {
      // Others may have counted since.
      const granted = Math.min(turn, leftOf(stored, allowed, now))
      const { minute, inMinute, day, inDay } = usedOf(stored, now)
      const until = inDay + granted >= allowed.day ? secondsTo(day + 1, dayMs, now) : secondsTo(minute + 1, minuteMs, now)
      grant = { granted, seconds: until }
      return granted === 0 ? undefined : { id: budgetId, minute, inMinute: inMinute + granted, day, inDay: inDay + granted }
    })
    return grant
  },
  takeRecipient: async (accountId, mail, now) => {
    const account = partitionOf(store, 'accounts', [accountId])
    const isEstablished = await established(account, accountId, isPaid)
    const id = await derivedId('mails-to', mail.to.trim().toLowerCase(), String(Math.floor(now.getTime() / dayMs)))
    let allowed = true
    const counting = isEstablished ? account : partitionOf(store, 'throttles', [id])
    await recordsOf(mailRecipientRecord, counting).upsert(id, (stored) => {
      const ids = stored?.ids ?? []
      allowed = ids.includes(mail.id) || ids.length < mailsToOneAddress
      return allowed && !ids.includes(mail.id) ? { id, ids: [...ids, mail.id] } : undefined
    })
    return allowed
  },
})

const established = async (account: Partition, accountId: string, isPaid: PaidAccounts): Promise<boolean> =>
  establishedBy(accountId, (await findAccount(account))?.document, isPaid) !== undefined

const budgetId = 'mail-budget'

const minuteOf = (now: Date): number => Math.floor(now.getTime() / minuteMs)
const dayOf = (now: Date): number => Math.floor(now.getTime() / dayMs)
const secondsTo = (end: number, unitMs: number, now: Date): number => Math.ceil((end * unitMs - now.getTime()) / 1000)

type Budget = Pick<DocumentOf<typeof mailBudgetRecord>, 'minute' | 'inMinute' | 'day' | 'inDay'>

/** A call that began in an earlier minute or day counts in the present one. */
const usedOf = (stored: Budget | undefined, now: Date): Budget => {
  const [minute, day] = [minuteOf(now), dayOf(now)]
  const { minute: lastMinute = 0, inMinute = 0, day: lastDay = 0, inDay = 0 } = stored ?? {}
  return {
    minute: Math.max(minute, lastMinute),
    inMinute: lastMinute >= minute ? inMinute : 0,
    day: Math.max(day, lastDay),
    inDay: lastDay >= day ? inDay : 0,
  }
}

const leftOf = (stored: Budget | undefined, allowed: Allowance, now: Date): number => {
  const { inMinute, inDay } = usedOf(stored, now)
  return Math.max(0, Math.min(allowed.minute - inMinute, allowed.day - inDay))
}
