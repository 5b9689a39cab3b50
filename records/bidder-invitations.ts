import { type Invitation, invitation, invitationStates, mailStates } from '@auctionwiz/contracts/bidder-invitations'
import { invitationDecision } from '@auctionwiz/contracts/invitation-decisions'
import { tier } from '@auctionwiz/contracts/scores'
import { invitationKeys, sortName } from '@auctionwiz/domain/invitations/invitation-keys'
import { reviewReason } from '@auctionwiz/domain/invitations/review-reason'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { type DocumentOf, record, type Upgrade } from '@auctionwiz/platform/core/records/record'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Versioned } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

const { id: _id, version: _version, ...fields } = invitation.shape

const ruled = z.object({
  state: z.enum(invitationStates),
  decision: z.pick(invitationDecision, { status: true, reasons: true, override: true }),
})

/** Version 1 did not say why a bidder was left for review. */
const withReview: Upgrade = (stored) => {
  const { success, data } = z.safeParse(ruled, stored)
  if (!success) return { ...stored }
  const { state, decision } = data
  const isForReview = state === 'review' || (decision.override?.status ?? decision.status) === 'Manual Review'
  return { ...stored, ...(isForReview && { review: reviewReason(decision) }) }
}

const named = z.object({
  bidderName: z.string(),
  bidderNumber: z.string(),
  score: z.int(),
  tier,
  decision: z.optional(z.pick(invitationDecision, { input: true })),
})

/** Version 2 had no keys for lists, and the bidder's payments only in the input of the rules. What it won was not kept. */
const withKeys: Upgrade = (stored) => {
  const { success, data } = z.safeParse(named, stored)
  if (!success) return { ...stored }
  const { paidOnTime, paidLate, disputes, defaults } = data.decision?.input ?? {}
  const known = data.decision && { record: { paidOnTime, paidLate, disputes, defaults } }
  return { ...stored, ...known, ...invitationKeys({ ...data, record: undefined }, sortName(data.bidderName)) }
}

export const invitationRecord = record({
  type: 'bidder-invitation',
  container: 'bidders',
  names: ['invitation of a bidder', 'invitations of bidders'],
  about: 'The decision on a bidder for an auction, how it was made, and its mail. There is one at most for each bidder and auction.',
  fields: () => ({
    ...fields,
    /** What staff wrote at the head of the mail. */
    message: z.optional(z.string()),
    /** Names the action that made the last decision by hand. */
    run: z.optional(z.string()),
    /** What it was before that action; nothing where the action made it. */
    before: z.optional(
      z.object({
        state: z.enum(invitationStates),
        mail: z.optional(z.enum(mailStates)),
        mailAt: z.optional(z.string()),
        message: z.optional(z.string()),
      }),
    ),
    /** The normalized words of name and number, and the grams by which a search finds them. */
    searchText: z.string(),
    grams: z.array(z.string()),
    /** By what lists sort; without the value a key before all others. */
    listKeys: z.object({ score: z.int(), name: z.string(), won: z.int(), lastAuction: z.string() }),
  }),
  upgrades: [withReview, withKeys],
  indexes: {
    fields: ['bidderId', 'auctionId', 'state', 'review.cause', 'grams[]', 'mail', 'mailAt', 'run'],
    composite: ['score', 'name', 'won', 'lastAuction'].flatMap((key) => [
      ['auctionId', 'state', `listKeys.${key}`],
      ['auctionId', 'state', 'review.cause', `listKeys.${key}`],
    ]),
  },
  // Who was invited or denied, and why, can be asked about for three years after the last change.
  ttl: 3 * 365 * 86_400,
  personalData: { of: 'customer', field: 'bidderId', exported: true, erasure: 'removed' },
  spreadsheet: true,
  nameOf: ({ bidderName }) => bidderName,
})

export type InvitationDocument = DocumentOf<typeof invitationRecord>

export const invitationId = (auctionId: string, bidderId: string): Promise<string> => derivedId('inv', auctionId, bidderId)

/** One invitation. @throws Failure `not_found` */
export async function readInvitation(house: PartitionReader, id: string): Promise<Versioned<InvitationDocument>> {
  const stored = await readerOf(invitationRecord, house).find(id)
  if (!stored) throw notFound('Invitation')
  return stored
}

/** The invitation as callers see it. */
export function invitationOf({ document, version }: Versioned<InvitationDocument>): Invitation {
  const { type: _type, ttl: _ttl, message: _message, run: _run, before: _before, ...listed } = document
  const { searchText: _searchText, grams: _grams, listKeys: _listKeys, ...own } = listed
  return { ...own, version }
}
