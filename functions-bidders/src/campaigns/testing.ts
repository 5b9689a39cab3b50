import type { Auction } from '@auctionwiz/contracts/auctions'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Campaign, CampaignKind, CampaignOutcome, CampaignRecipient } from '@auctionwiz/contracts/campaigns'
import type { Registration } from '@auctionwiz/contracts/registrations'
import type { Score } from '@auctionwiz/contracts/scores'
import { auctionDefaults } from '@auctionwiz/domain/auctions/document'
import type { Message } from '@auctionwiz/platform/core/mail/messages'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { partitionOf } from '@auctionwiz/platform/core/store/partition'
import { auctionDocument, auctionRecord } from '@auctionwiz/records/auctions'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { readBidder } from '@auctionwiz/records/bidders'
import { lotDocument, lotRecord } from '@auctionwiz/records/lots'
import { registrationDocument, registrationId, registrationRecord } from '@auctionwiz/records/registrations'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { testApp } from '../testing.ts'

const at = '2026-11-01T09:00:00.000Z'

export interface Planned {
  kind?: CampaignKind
  auctionId?: string
  viewId?: string
  sendAt?: string
  subject?: string
}

/** A score of a tier. */
const scored = (bidder: Omit<Bidder, 'version'>, score: number, tier: Score['tier']): Score => ({ ...bidder.localScore, score, tier })

/** A house with `count` bidders bid_1, bid_2 … of the tier Gold with a custom score of 90, and the sale auc_1 of art, which is to come. */
export const campaignHouse = async (count: number, { mailWaitMs = 0 }: { mailWaitMs?: number } = {}) => {
  const app = await testApp({ mailWaitMs })
  const house = partitionOf(app.store, 'bidders', ['a1', 'h1'])
  const people = Array.from({ length: count }, (_, index) => {
    const bidder = aBidder({ id: `bid_${index + 1}`, status: 'Active', lastName: `Number ${index + 1}`, preferredCategories: ['Art'] })
    return { after: { ...bidder, localScore: scored(bidder, 90, 'Gold') } }
  })
  for (let start = 0; start < people.length; start += 20) await writeBidders(house, people.slice(start, start + 20))

  const addSale = async (id: string, given: Partial<Auction> = {}) => {
    const auction = {
      ...auctionDefaults,
      ...{ id, title: 'Fine art', description: 'Paintings', location: 'Main room', createdAt: at, updatedAt: at, publishedAt: at },
      ...{ startDate: '2026-12-05T10:00:00.000Z', endDate: '2026-12-05T16:00:00.000Z' },
      ...given,
    }
    await recordsOf(auctionRecord, house).put(auctionDocument(auction))
  }
  await addSale('auc_1')

  const sale = house.in('auctions').within('auc_1')
  const register = (bidderId: string, paddle = bidderId, { state = 'Registered' }: { state?: Registration['state'] } = {}) => {
    const createdAt = app.clock.now.toISOString()
    const own = { id: registrationId(bidderId), auctionId: 'auc_1', bidderId, paddle, state }
    return sale.write([registrationRecord.put(registrationDocument({ ...own, createdAt, updatedAt: createdAt }))])
  }
  const sell = (lotNumber: string, paddle: string, hammer: number) => {
    const own = { id: `lot_${lotNumber}`, auctionId: 'auc_1', lotNumber, title: 'Chest', description: '', notes: '', earlier: [] }
    const outcome = { state: 'Sold' as const, hammer, premium: 0, paddle, createdAt: at, updatedAt: at }
    return sale.write([lotRecord.put(lotDocument({ ...own, ...outcome }))])
  }
  const change = async (id: string, changed: Partial<Bidder>) => {
    const stored = await readBidder(house, id)
    await writeBidders(house, [{ before: stored, after: { ...stored, ...changed } }])
  }
  const planned = ({ kind = 'premium', auctionId = 'auc_1', subject = 'The sale', ...more }: Planned = {}) => ({
    body: { auctionId, kind, subject, message: 'Come and see.', ...more },
  })
  /** Moves the clock and runs the workers. */
  const after = async (seconds: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000)
    await app.workOff()
  }
  const read = (id: string): Promise<{ campaign: Campaign; outcome: CampaignOutcome }> => app.call('readCampaign', { params: { id } })
  const preview = async (given: Planned = {}): Promise<{ total: number; bidders: CampaignRecipient[] }> => {
    const { subject: _subject, message: _message, ...body } = planned(given).body
    return app.call('previewCampaign', { body })
  }
  return { ...app, house, addSale, register, sell, change, planned, after, read, preview }
}

export type CampaignHouse = Awaited<ReturnType<typeof campaignHouse>>

/** How many mails each address got; a message that is sent again under its id arrives once. */
export const arrived = (mails: readonly Message[]): Map<string, number> => {
  const ids = new Map(mails.map(({ id, to }) => [id, to]))
  const counts = new Map<string, number>()
  for (const to of ids.values()) counts.set(to, (counts.get(to) ?? 0) + 1)
  return counts
}
