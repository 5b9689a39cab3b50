import { type LeftOutReason, overlapDays, type RecipientState } from '@auctionwiz/contracts/campaigns'
import { agreesToEmail } from '@auctionwiz/domain/bidders/consents'
import { type PartOf, projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { mergedByBidder } from '@auctionwiz/records/archived-bidders'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { campaignMailRecord } from '@auctionwiz/records/campaigns'
import { registrationRecord } from '@auctionwiz/records/registrations'
import type { EmailLinks } from '../emails/email-links.ts'
import { stopsOf } from '../emails/email-stop.ts'

/** What a campaign needs to know of a bidder. */
export const candidates = projection(bidderRecord, [
  'bidderId',
  'name',
  'email',
  'status',
  'address',
  'nationalScore',
  'localScore',
  'consents',
])
export type Candidate = PartOf<typeof candidates>

/** Bidders checked together; the queries name each of them. */
export const screenSize = 50

/** Where a campaign runs. */
export interface CampaignPlace {
  house: PartitionReader
  accountId: string
  auctionHouseId: string
  links: Pick<EmailLinks, 'stopId'>
}

interface Asked {
  auctionId: string
  /** The campaign itself, whose own mails are no reason against it. */
  campaignId?: string
  now: Date
  /** The states in which another campaign's mail counts. */
  counting: readonly RecipientState[]
}

export interface Screened {
  bidder: Candidate
  reason: LeftOutReason | undefined
  /** The bidder and the address, as mails of campaigns store them. */
  reaches: string[]
}

const invitedIds = projection(invitationRecord, ['bidderId', 'state', 'mail', 'sentAt'])
const registeredIds = projection(registrationRecord, ['bidderId'])
const reachedIds = projection(campaignMailRecord, ['campaignId', 'bidderId', 'reaches', 'state'])
const dayMs = 86_400_000

/** Who of some bidders, at most `screenSize`, gets no mail of a campaign and why. Seven queries, whatever the number of bidders, and one more for each step of merges. */
export const screenBidders = async (place: CampaignPlace, bidders: readonly Candidate[], asked: Asked): Promise<Screened[]> => {
  if (bidders.length === 0) return []
  const { house, links, accountId, auctionHouseId } = place
  const ids = bidders.map(({ id }) => id)
  const keys = await Promise.all(bidders.map(({ email }) => (email === '' ? '' : links.stopId({ accountId, auctionHouseId, email }))))
  const reaches = ids.map((id, index) => [id, keys[index] ?? ''].filter((key) => key !== ''))
  const merged = await mergedByBidder(house, ids)
  const [stops, registered, invited, reached] = await Promise.all([
    stopsOf(
      house,
      links,
      { accountId, auctionHouseId },
      bidders.map(({ email }) => email),
    ),
    registeredOf(house, asked.auctionId, ids),
    invitedOf(house, asked.auctionId, ids),
    reachedBefore(house, [...reaches.flat(), ...[...merged.values()].flat()], asked),
  ])
  return bidders.map((bidder, index) => {
    const own = reaches[index] ?? []
    const absorbed = merged.get(bidder.id) ?? []
    const reason = ((): LeftOutReason | undefined => {
      if (bidder.status === 'Suspended') return 'suspended'
      if (bidder.email === '') return 'noAddress'
      if (stops[index] !== undefined) return 'unsubscribed'
      if (!agreesToEmail(bidder)) return 'noConsent'
      if (registered.has(bidder.id)) return 'registered'
      if (invited.has(bidder.id)) return 'invited'
      if (absorbed.some((id) => reached.bySame.has(id))) return 'mergedRecord'
      return [...own, ...absorbed].some((key) => reached.byOthers.has(key)) ? 'otherCampaign' : undefined
    })()
    return { bidder, reason, reaches: own }
  })
}

const registeredOf = async (house: PartitionReader, auctionId: string, ids: readonly string[]): Promise<Set<string>> => {
  const where = [{ field: 'bidderId', in: ids }] as const
  const { items } = await listerOf(registeredIds, house.in('auctions').within(auctionId)).page({ where }, { limit: ids.length })
  return new Set(items.map(({ document }) => document.bidderId))
}

/** Those with an invitation whose mail has gone out or will: one more mail about the same auction is a reminder, which invitations have. */
const invitedOf = async (house: PartitionReader, auctionId: string, ids: readonly string[]): Promise<Set<string>> => {
  const where = [
    { field: 'auctionId', equals: auctionId },
    { field: 'bidderId', in: ids },
    { field: 'state', equals: 'invited' },
  ] as const
  const { items } = await listerOf(invitedIds, house).page({ where }, { limit: ids.length })
  const isWritten = ({ mail, sentAt }: PartOf<typeof invitedIds>) => sentAt !== undefined || ['due', 'sending', 'sent'].includes(mail ?? '')
  return new Set(items.flatMap(({ document }) => (isWritten(document) ? [document.bidderId] : [])))
}

interface Reached {
  /** Bidders and addresses to which another campaign for the same auction wrote, or any other in the last days. */
  byOthers: Set<string>
  /** Bidders to whom the campaign itself wrote. */
  bySame: Set<string>
}

const reachedBefore = async (
  house: PartitionReader,
  keys: readonly string[],
  { auctionId, campaignId, counting, now }: Asked,
): Promise<Reached> => {
  const since = new Date(now.getTime() - overlapDays * dayMs).toISOString()
  const live = [
    { field: 'reaches', containsAll: [keys] },
    { field: 'state', in: counting },
  ] as const
  const found: Reached = { byOthers: new Set(), bySame: new Set() }
  for (const overlap of [{ field: 'auctionId', equals: auctionId } as const, { field: 'at', atLeast: since } as const])
    for await (const { document } of listerOf(reachedIds, house).each({ where: [...live, overlap] }, 100)) {
      if (document.campaignId !== campaignId) for (const key of document.reaches) found.byOthers.add(key)
      // What is still due is withdrawn from a merged record.
      else if (document.state !== 'due') found.bySame.add(document.bidderId)
    }
  return found
}
