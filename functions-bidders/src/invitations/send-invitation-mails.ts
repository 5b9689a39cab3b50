import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Bidder, BidderSummary } from '@auctionwiz/contracts/bidders'
import { ifFound } from '@auctionwiz/platform/core/failure'
import type { JobWork } from '@auctionwiz/platform/core/jobs/job'
import { messagesBusy } from '@auctionwiz/platform/core/messages'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import { readAuction } from '@auctionwiz/platform/core/read-auction'
import type { StoredDocument, Write } from '@auctionwiz/platform/core/store'
import type { BidderMailer } from '../emails/bidder-mailer.ts'
import { type InvitationDocument, isOpen } from './invitation-document.ts'
import { invitationMail, type SendingHouse } from './invitation-mail.ts'

export interface MailsInput {
  /** Those that failed before are tried once more. */
  again?: boolean
}

const pageSize = 20
/** Mails that failed and are due again, marked at once. */
const dueAtOnce = 80

/**
 * Writes to everybody invited who was not written to. The mail's id is the invitation's: sent again after an interruption it arrives once.
 * A mail that is refused is noted as failed and does not hold the others up, as is one to an auction that is over; one to a bidder who was merged or
 * deleted meanwhile is skipped. What the account or the message
 * service has no room for now stays due, and the job goes on when there is room again.
 */
export const sendInvitationMails = (mailer: BidderMailer): JobWork =>
  async function* (job, { house, account, auctionHouseId, now, log }) {
    const { again } = job.input as MailsInput
    const total = Math.max(job.total, job.done + (await house.count(mailsIn(again ? ['due', 'failed'] : ['due']))))
    const sender = (await account.read<SendingHouse & StoredDocument>(auctionHouseId))?.document
    const auctions = auctionsOf(house, now)
    let { done } = job
    // Each step takes away what it found, so that the next one begins at the front again.
    while (again) {
      const failed = await house.query<InvitationDocument>(mailsIn(['failed']), { limit: dueAtOnce })
      if (failed.items.length === 0) break
      const others = failed.items.map((document, index) => withMail(document, 'due', failed.versions[index]))
      yield { cursor: undefined, done, total, others }
    }
    for (;;) {
      const page = await house.query<InvitationDocument>(mailsIn(['due']), { limit: pageSize })
      if (page.items.length === 0) return
      const addresses = await addressesOf(house, page.items)
      const mails = await Promise.all(
        page.items.map(async (document) => {
          const to = addresses.get(document.bidderId)
          const auction = await auctions(document.auctionId)
          return to && sender && auction && isOpen(auction) ? invitationMail(document, auction, sender, to) : undefined
        }),
      )
      const { outcomes, dueAfter } = await mailer.sendMany(mails, { account, now, log })
      const states = page.items.map(({ bidderId }, index): MailState => {
        if (!addresses.has(bidderId)) return 'skipped'
        const outcome = outcomes[index]
        return outcome === 'sent' || outcome === 'due' ? outcome : 'failed'
      })
      const others = page.items.flatMap((document, index): Write[] => {
        const state = states[index]
        return state === undefined || state === 'due' ? [] : [withMail(document, state, page.versions[index])]
      })
      done += others.length
      if (others.length > 0) yield { cursor: undefined, done, total: Math.max(total, done), others, found: foundOf(states) }
      if (dueAfter !== undefined) throw messagesBusy(dueAfter)
    }
  }

type MailState = NonNullable<InvitationDocument['mail']>

const foundOf = (states: readonly MailState[]): Record<string, number> => {
  const count = (state: MailState): number => states.filter((one) => one === state).length
  const skipped = count('skipped')
  return { sent: count('sent'), failed: count('failed'), ...(skipped > 0 && { skipped }) }
}

const mailsIn = (states: readonly MailState[]) => ({
  type: 'bidder-invitation',
  where: [{ field: 'mail', in: states }],
})

const withMail = (document: InvitationDocument, mail: MailState, version = ''): Write => ({
  kind: 'replace',
  document: { ...document, mail } as StoredDocument,
  version,
})

const addressesOf = async (house: PartitionReader, invitations: readonly InvitationDocument[]): Promise<Map<string, string>> => {
  if (invitations.length === 0) return new Map()
  const where = [{ field: 'id', in: invitations.map(({ bidderId }) => bidderId) }]
  const { items } = await house.query<StoredDocument & Pick<BidderSummary, 'email'>>(
    { type: 'bidder', where, fields: ['email'] },
    { limit: invitations.length },
  )
  return new Map(items.map(({ id, email }: { id: Bidder['id']; email: string }) => [id, email]))
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
