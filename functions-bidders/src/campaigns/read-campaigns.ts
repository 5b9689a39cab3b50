import type * as calls from '@auctionwiz/contracts/campaigns'
import type { CampaignOutcome } from '@auctionwiz/contracts/campaigns'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { auctionRecord } from '@auctionwiz/records/auctions'
import { type CampaignDocument, type CampaignMail, campaignMailRecord, campaignRecord } from '@auctionwiz/records/campaigns'
import { lotRecord } from '@auctionwiz/records/lots'
import { registrationRecord } from '@auctionwiz/records/registrations'
import { campaignOf, campaignsOf } from './campaign-view.ts'

const pageSize = 50

export const listCampaigns: UseCase<typeof calls.listCampaigns> = async (
  { query: { auctionId, page, limit = pageSize } },
  { house, claims },
) => {
  const selection =
    auctionId === undefined
      ? { orderBy: latestFirst(['type', 'createdAt']) }
      : { where: [{ field: 'auctionId', equals: auctionId } as const], orderBy: latestFirst(['type', 'auctionId', 'createdAt']) }
  const found = await readerOf(campaignRecord, house).page(selection, { limit, next: page })
  const campaigns = await campaignsOf(
    house,
    found.items.map(({ document }) => document),
    claims,
  )
  const titles = await auctionTitles(house, campaigns)
  return {
    campaigns: campaigns.map((campaign) => {
      const auctionTitle = titles.get(campaign.auctionId)
      return { ...campaign, ...(auctionTitle !== undefined && { auctionTitle }) }
    }),
    ...(found.next && { nextPage: found.next }),
  }
}

const auctions = projection(auctionRecord, ['title'])

const auctionTitles = async (house: PartitionReader, campaigns: readonly { auctionId: string }[]): Promise<Map<string, string>> => {
  const ids = [...new Set(campaigns.map(({ auctionId }) => auctionId))]
  if (ids.length === 0) return new Map()
  const { items } = await listerOf(auctions, house).page({ where: [{ field: 'id', in: ids }] }, { limit: ids.length })
  return new Map(items.map(({ document }) => [document.id, document.title]))
}

const latestFirst = <Field extends string>(fields: readonly Field[]) => fields.map((field) => ({ field, descending: true }))

export const readCampaign: UseCase<typeof calls.readCampaign> = async ({ params }, { house, claims }) => {
  const { document } = await readerOf(campaignRecord, house).read(params.id)
  const [campaign, outcome] = await Promise.all([campaignOf(house, document, claims), outcomeOf(house, document)])
  return { campaign, outcome }
}

export const listCampaignRecipients: UseCase<typeof calls.listCampaignRecipients> = async (
  { params, query: { state = [], page, limit = pageSize } },
  { house },
) => {
  await readerOf(campaignRecord, house).read(params.id)
  const where = [{ field: 'campaignId', equals: params.id } as const, ...(state.length > 0 ? [{ field: 'state', in: state } as const] : [])]
  const orderBy = latestFirst(['type', 'campaignId', 'score'] as const)
  const found = await readerOf(campaignMailRecord, house).page({ where, orderBy }, { limit, next: page })
  return { bidders: found.items.map(({ document }) => recipientView(document)), ...(found.next && { nextPage: found.next }) }
}

const recipientView = ({ bidderId, bidderNumber, bidderName, score, tier, state }: CampaignMail) => ({
  bidderId,
  bidderNumber,
  bidderName,
  score,
  tier,
  state,
})

const registrations = projection(registrationRecord, ['bidderId', 'paddle', 'state', 'createdAt'])

/** Registrations looked up together. */
const chunkSize = 100

/** What recipients did after the mail. The sale is read, not the recipients: fewer register than are written to. Those denied a paddle did not. */
const outcomeOf = async (house: PartitionReader, { id, auctionId }: CampaignDocument): Promise<CampaignOutcome> => {
  const sale = house.in('auctions').within(auctionId)
  const paddles: string[] = []
  let next: string | undefined
  do {
    const page = await listerOf(registrations, sale).page({}, { limit: chunkSize, next })
    next = page.next
    const sentAt = await sentTo(
      house,
      id,
      page.items.map(({ document }) => document.bidderId),
    )
    for (const { document } of page.items)
      if (document.state !== 'Denied' && document.createdAt >= (sentAt.get(document.bidderId) ?? '~')) paddles.push(document.paddle)
  } while (next !== undefined)
  return { registered: paddles.length, ...(paddles.length > 0 ? await wonBy(sale, new Set(paddles)) : { won: 0, hammer: 0 }) }
}

/** When the mail went to those of these bidders who got it. */
const sentTo = async (house: PartitionReader, campaignId: string, bidderIds: readonly string[]): Promise<Map<string, string>> => {
  if (bidderIds.length === 0) return new Map()
  const where = [
    { field: 'campaignId', equals: campaignId },
    { field: 'state', equals: 'sent' },
    { field: 'bidderId', in: bidderIds },
  ] as const
  const { items } = await readerOf(campaignMailRecord, house).page({ where }, { limit: bidderIds.length })
  return new Map(items.map(({ document }) => [document.bidderId, document.at]))
}

const wonBy = async (sale: PartitionReader, paddles: ReadonlySet<string>) => {
  const sold = [{ field: 'state', in: ['Sold', 'PostSale'] }] as const
  const sums = await readerOf(lotRecord, sale).sums(sold, { by: ['paddle'], of: ['hammer'] })
  const own = sums.filter(({ by: [paddle] }) => typeof paddle === 'string' && paddles.has(paddle))
  return { won: own.length, hammer: own.reduce((total, { sums: [hammer = 0] }) => total + hammer, 0) }
}
