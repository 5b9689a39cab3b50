import type { Auction } from '@auctionwiz/contracts/auctions'
import { agreesToEmail, agreesToTexts } from '@auctionwiz/domain/bidders/consents'
import { ifFound } from '@auctionwiz/platform/core/errors/failure'
import type { JobStep, JobTools, JobWork } from '@auctionwiz/platform/core/jobs/job'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { type InvitationDocument, invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { type BidderDocument, bidderRecord } from '@auctionwiz/records/bidders'
import { houseRecord } from '@auctionwiz/records/houses'
import type { BidderMailer, MailOutcome } from '../emails/bidder-mailer.ts'
import { isOpen } from './invitation-document.ts'
import { invitationMail } from './invitation-mail.ts'
import { invitationText } from './invitation-text.ts'
import { claimExpired, claimed, dueMails, type NotedState, noteMail, openMails, secondsUntilNext } from './mail-claims.ts'
import { timeUntimed } from './untimed-mails.ts'

export interface MailsInput {
  /** Those that failed before are tried once more. */
  again?: boolean
}

/** Asks for mails; those that a run still has to try again are part of the next. */
export const mailsInput =
  (input: MailsInput = {}) =>
  (earlier: unknown): MailsInput => ({ ...(earlier as MailsInput | undefined), ...input })

/** The cursor once those that failed are due again. */
const marked = 'marked'

/**
 * Sends all due invitation emails. The worker claims each email in a separate write before it sends it, and records the outcome afterwards, so no
 * other worker sends it again. An email that is refused, or whose auction is over, is recorded as failed; the others continue. An email to a merged
 * or deleted bidder is `skipped`; to a bidder who wants no email, `stopped`. An email over the rate limit of the account or the message service
 * stays due. The job waits while emails wait for the rate limit or their time.
 */
export const sendInvitationMails = (mailer: BidderMailer): JobWork =>
  async function* (job, tools) {
    const { house, time } = tools
    const { again } = job.input as MailsInput
    const { done } = job
    if (again && job.cursor !== marked) {
      for await (const others of markAgain(house, time())) yield { cursor: undefined, done, total: job.total, others }
      yield { cursor: marked, done, total: job.total }
    }
    for await (const others of timeUntimed(house, time())) yield { cursor: job.cursor, done, total: job.total, others }
    const progress = {
      done,
      total: Math.max(job.total, done + (await readerOf(invitationRecord, house).count(openMails))),
      cursor: again ? marked : undefined,
    }
    const roomIn = yield* sendDue(mailer, tools, progress)
    const resumeIn = roomIn ?? (await secondsUntilNext(house, time()))
    if (resumeIn !== undefined) yield { ...progress, resumeIn }
  }

type Progress = Pick<JobStep, 'done' | 'total' | 'cursor'>

/** @returns seconds until there is room for more mails, where the account or the message service has none. */
async function* sendDue(mailer: BidderMailer, tools: JobTools, progress: Progress): AsyncGenerator<JobStep, number | undefined> {
  const { house, account, accountId, auctionHouseId, now, time, log } = tools
  const sender = (await readerOf(houseRecord, account).find(auctionHouseId))?.document
  const auctions = auctionsOf(house, now)
  for (;;) {
    const page = (await dueMails(house, time())) ?? (await claimExpired(house, time()))
    if (!page) return undefined
    const claims = page.map((one) => claimed(one, time()))
    yield { ...progress, others: claims.map(({ write }) => write) }
    const addresses = await addressesOf(house, claims)
    const mails = await Promise.all(
      claims.map(async ({ document }) => {
        const to = addresses.get(document.bidderId)
        const auction = await auctions(document.auctionId)
        if (!to || !agrees(document, to) || !sender || !auction || !isOpen(auction) || document.state !== 'invited') return undefined
        if (document.channel === 'text') return invitationText(document, auction, sender, to)
        return to.email ? invitationMail(document, auction, sender, to) : undefined
      }),
    )
    const { outcomes, dueAfter } = await mailer.sendMany(mails, { account, accountId, house, auctionHouseId, now: time(), log })
    const states = claims.map(({ document }, index): NotedState => {
      const to = addresses.get(document.bidderId)
      if (!to) return 'skipped'
      return agrees(document, to) ? notedAs(outcomes[index]) : 'stopped'
    })
    await Promise.all(claims.map(({ document }, index) => noteMail(house, document, states[index] ?? 'due')))
    progress.done += states.filter((state) => state !== 'due').length
    progress.total = Math.max(progress.total, progress.done)
    yield { ...progress, found: foundOf(states) }
    if (dueAfter !== undefined) return dueAfter
  }
}

type Recipient = Pick<BidderDocument, 'email' | 'phone' | 'address' | 'consents'>

const agrees = ({ channel }: InvitationDocument, to: Recipient): boolean => (channel === 'text' ? agreesToTexts(to) : agreesToEmail(to))

const notedAs = (outcome: MailOutcome | undefined): NotedState => (outcome === undefined || outcome === 'enough' ? 'failed' : outcome)

const foundOf = (states: readonly NotedState[]): Record<string, number> => {
  const count = (state: NotedState): number => states.filter((one) => one === state).length
  const skipped = count('skipped') + count('stopped')
  return { sent: count('sent'), failed: count('failed'), ...(skipped > 0 && { skipped }) }
}

const recipients = projection(bidderRecord, ['email', 'phone', 'address', 'consents'])

const addressesOf = async (
  house: PartitionReader,
  claims: readonly { document: InvitationDocument }[],
): Promise<Map<string, Recipient>> => {
  const where = [{ field: 'id', in: claims.map(({ document }) => document.bidderId) } as const]
  const { items } = await listerOf(recipients, house).page({ where }, { limit: claims.length })
  return new Map(items.map(({ document }) => [document.id, document]))
}

/** Each auction is read once. */
const auctionsOf = (house: PartitionReader, now: Date): ((id: string) => Promise<Auction | undefined>) => {
  const read = new Map<string, Promise<Auction | undefined>>()
  return (id) => {
    const known = read.get(id) ?? ifFound(readAuction(house, id, now))
    read.set(id, known)
    return known
  }
}

/** Emails marked per batch. */
const pageSize = 80

/** A denied bidder whose email failed before gets none. */
const toMarkAgain = [{ field: 'mail', equals: 'failed' } as const, { field: 'state', equals: 'invited' } as const]

/** Makes mails due that failed; each batch takes away what it found, so that the next begins at the front. */
async function* markAgain(house: PartitionReader, now: Date): AsyncGenerator<Write[]> {
  const invitations = readerOf(invitationRecord, house)
  for (;;) {
    const page = await invitations.page({ where: toMarkAgain }, { limit: pageSize })
    if (page.items.length === 0) return
    yield page.items.map(({ document, version }) =>
      invitationRecord.replacement({ ...document, mail: 'due', mailAt: now.toISOString() }, version),
    )
  }
}
