import type { ConsentChannel } from '@auctionwiz/contracts/staff-entries'
import { invitationKeys, recordAtDecision } from '@auctionwiz/domain/invitations/invitation-keys'
import { type Unreachable, unreachableBy } from '@auctionwiz/domain/invitations/unreachable'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { type InvitationDocument, invitationId, invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { bidderRecord } from '@auctionwiz/records/bidders'
import type { TextStops } from '../texts/text-stops.ts'
import { type Deciding, decidedManually } from './decided-manually.ts'
import { existingInvitations } from './existing-invitations.ts'

/** What inviting needs to know of a bidder. */
export const chosenBidders = projection(bidderRecord, [
  'bidderId',
  'name',
  'nameKey',
  'status',
  'email',
  'phone',
  'consents',
  'localScore',
  'facts',
  'currency',
])
export type Chosen = PartOf<typeof chosenBidders>

/** Who invites to what, and when. */
export interface Inviting extends Deciding {
  auctionId: string
  message?: string | undefined
  /** An email unless given. */
  channel?: ConsentChannel | undefined
  textStops: Pick<TextStops, 'of'>
}

export interface Invited {
  /** An invitation each, new or changed. */
  writes: Write[]
  /** How many were invited before. */
  already: number
  refused: { bidderId: string; reason: string }[]
}

/** The chosen among these ids, at most a page. */
export const readChosen = async (house: PartitionReader, ids: readonly string[]): Promise<Map<string, Chosen>> => {
  const { items } = await listerOf(chosenBidders, house).page({ where: [{ field: 'id', in: ids }] }, { limit: ids.length })
  return new Map(items.map(({ document }) => [document.id, document]))
}

/** A manual invitation overrides the rules' earlier decision, which stays on record. */
export const inviteChosen = async (
  house: PartitionReader,
  ids: readonly string[],
  bidders: ReadonlyMap<string, Chosen>,
  inviting: Inviting,
): Promise<Invited> => {
  const { auctionId, message, channel = 'email' } = inviting
  const [existing, stopped] = await Promise.all([existingInvitations(house, auctionId, ids), stoppedAmong(ids, bidders, inviting)])
  const result: Invited = { writes: [], already: 0, refused: [] }
  for (const bidderId of ids) {
    const bidder = bidders.get(bidderId)
    const before = existing.get(bidderId)
    if (before?.document.state === 'invited') result.already += 1
    else if (!bidder) result.refused.push({ bidderId, reason: 'Bidder not found' })
    else {
      const unreachable = unreachableBy(bidder, channel)
      if (unreachable) result.refused.push({ bidderId, reason: refusals[unreachable](bidder.name) })
      else if (stopped.has(bidderId)) result.refused.push({ bidderId, reason: `${bidder.name} answered STOP to a text.` })
      else if (before) {
        const { channel: _channel, ...decided } = decidedManually(before.document, { state: 'invited' }, inviting)
        const document = { ...decided, ...(message && { message }), ...channelOf(channel) }
        result.writes.push(invitationRecord.replacement(document, before.version))
      } else result.writes.push(invitationRecord.creation(await newInvitation(bidder, inviting)))
    }
  }
  return result
}

/** Who of the bidders answered STOP, where they are invited by text. */
const stoppedAmong = async (
  ids: readonly string[],
  bidders: ReadonlyMap<string, Chosen>,
  { channel, textStops }: Inviting,
): Promise<Set<string>> => {
  if (channel !== 'text') return new Set()
  const stops = await textStops.of(ids.map((id) => bidders.get(id)?.phone ?? ''))
  return new Set(ids.filter((_, index) => stops[index] !== undefined))
}

const refusals: Record<Unreachable, (name: string) => string> = {
  suspended: (name) => `${name} is suspended.`,
  noEmail: (name) => `${name} has no email address.`,
  noConsent: (name) => `${name} refused emails.`,
  noPhone: (name) => `${name} has no phone number with its country code.`,
  noTextConsent: (name) => `${name} has not agreed to texts.`,
}

const channelOf = (channel: ConsentChannel | undefined) => (channel === 'text' ? { channel } : {})

const newInvitation = async (bidder: Chosen, inviting: Inviting): Promise<InvitationDocument> => {
  const { auctionId, message, channel, now } = inviting
  const { score, tier } = bidder.localScore
  const shown = { bidderNumber: bidder.bidderId, bidderName: bidder.name, score, tier, record: recordAtDecision(bidder) }
  const undecided = invitationRecord.document({
    ...shown,
    ...invitationKeys(shown, bidder.nameKey),
    id: await invitationId(auctionId, bidder.id),
    auctionId,
    bidderId: bidder.id,
    state: 'review',
    at: now.toISOString(),
    decidedBy: [],
    ...(message && { message }),
    ...channelOf(channel),
  })
  return decidedManually(undecided, { state: 'invited' }, inviting)
}
