import type { LeftOutReason, RecipientState } from '@auctionwiz/contracts/campaigns'
import { shownScore } from '@auctionwiz/contracts/scores'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Conditions } from '@auctionwiz/platform/core/records/record'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition, PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError, type Versioned, type Write } from '@auctionwiz/platform/core/store/store'
import { type CampaignDocument, type CampaignMail, campaignMailId, campaignMailRecord } from '@auctionwiz/records/campaigns'
import type { Screened } from './screen-bidders.ts'
import type { Segment } from './segment.ts'

/** Mails claimed and sent together. */
const pageSize = 20

/** Milliseconds after which a claimed mail of which nothing was noted is sent again; the service knows it by its id and does not repeat it. */
const claimMs = 300_000

const inState = (campaignId: string, state: RecipientState): Conditions<CampaignMail> => [
  { field: 'campaignId', equals: campaignId },
  { field: 'state', equals: state },
]

/** Some mails of a campaign that are due. */
export const dueMails = async (house: PartitionReader, { id }: CampaignDocument, limit = pageSize): Promise<Versioned<CampaignMail>[]> =>
  (await readerOf(campaignMailRecord, house).page({ where: inState(id, 'due') }, { limit })).items

const claimedMails = async (house: PartitionReader, { id }: CampaignDocument): Promise<Versioned<CampaignMail>[]> =>
  (await readerOf(campaignMailRecord, house).page({ where: inState(id, 'sending') }, { limit: pageSize })).items

/** Claimed mails of which it is not known whether they went out: those whose worker ended, or the seconds until the first counts as ended. */
export const openClaims = async (
  house: PartitionReader,
  campaign: CampaignDocument,
  now: Date,
): Promise<{ expired: Versioned<CampaignMail>[]; seconds: number | undefined }> => {
  const claims = await claimedMails(house, campaign)
  const left = ({ document: { at } }: Versioned<CampaignMail>): number => Date.parse(at) + claimMs - now.getTime()
  const expired = claims.filter((one) => left(one) <= 0)
  if (claims.length === 0 || expired.length > 0) return { expired, seconds: undefined }
  return { expired, seconds: Math.max(1, Math.ceil(Math.min(...claims.map(left)) / 1000)) }
}

/** The mail in a state since now, with the write. The write of a second worker is refused. */
export const inNewState = (
  { document, version }: Versioned<CampaignMail>,
  state: RecipientState,
  now: Date,
): { document: CampaignMail; write: Write } => {
  const changed: CampaignMail = { ...document, state, at: now.toISOString() }
  return { document: changed, write: campaignMailRecord.replacement(changed, version) }
}

/** Records what became of a claimed mail and retries conflicts. A mail that was erased with its bidder needs no record. */
export const noteMail = async (house: Partition, { id, at }: CampaignMail, state: RecipientState): Promise<void> => {
  await recordsOf(campaignMailRecord, house)
    .change(id, (mail) => (mail.state === 'sending' && mail.at === at ? { ...mail, state } : undefined))
    .catch((error: unknown) => {
      if (!isStoreError(error, 'missing')) throw error
    })
}

/** A bidder of the segment, with a mail that is due or the reason against one. */
export const newMail = async (
  campaign: Pick<CampaignDocument, 'id' | 'auctionId'>,
  { bidder, reason, reaches }: Screened,
  { scoreType }: Pick<Segment, 'scoreType'>,
  now: Date,
): Promise<CampaignMail> =>
  campaignMailRecord.document({
    ...recipientOf(bidder, scoreType, reason),
    id: await campaignMailId(campaign.id, bidder.id),
    campaignId: campaign.id,
    auctionId: campaign.auctionId,
    reaches,
    at: now.toISOString(),
    hasUnsubscribed: false,
  })

/** What callers see of a bidder in a segment. */
export const recipientOf = (bidder: Screened['bidder'], scoreType: Segment['scoreType'], reason: LeftOutReason | undefined) => {
  const score = scoreType === 'local' ? bidder.localScore : bidder.nationalScore
  return {
    bidderId: bidder.id,
    bidderNumber: bidder.bidderId,
    bidderName: bidder.name,
    score: shownScore(score) ?? 0,
    tier: score.tier,
    state: reason ?? ('due' as const),
  }
}
