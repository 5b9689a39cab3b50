import { contributionOf } from '@auctionwiz/domain/network/contribution'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { saleContributionRecord } from '@auctionwiz/records/sale-contributions'
import { beforeEach, describe, expect, it } from 'vitest'
import { type SaleHouse, saleHouse } from './testing.ts'

let house: SaleHouse
let sale: Awaited<ReturnType<SaleHouse['addSale']>>
beforeEach(async () => {
  house = await saleHouse()
  sale = await house.addSale('auc_1', { title: 'American Furniture & Silver', auctionCategory: 'art' })
  await sale.register('bid_1', '12')
  await sale.register('bid_2', '14')
})

describe('results of a sale that is over', () => {
  it('become facts, history and scores of the winners, and each change of a score names the lots', async () => {
    await sale.lot(87, { hammer: 1_000_00, paddle: '12' })
    await sale.lot(88, { hammer: 400_00, paddle: '12' })
    await house.settle()
    const winner = await house.bidder('bid_1')
    const dates = { firstAuction: '2026-11-19T17:00:00.000Z', mostRecentAuction: '2026-11-19T17:00:00.000Z' }
    expect(winner.facts).toMatchObject({ auctions: 1, wins: 2, spent: 1_750_00, activeMonths: 1, ...dates })
    expect(winner.recordedFacts?.auction).toEqual(winner.facts)
    expect(winner.auctionHistory).toMatchObject([
      {
        ...{ source: 'auction', auctionTitle: 'American Furniture & Silver', lotNumbers: ['87', '88'], wonItems: 2 },
        ...{
          totalSpent: { amount: 1_750_00, currency: 'GBP' },
          highestBid: { amount: 1_000_00 },
          paymentStatus: 'Pending',
          generalCategory: 'Art',
        },
      },
    ])
    expect(winner.nationalScore.tier).not.toBe('New')
    expect(winner.scoreHistory.slice(-2)).toMatchObject([
      { scoreType: 'national', cause: 'Lots 87 and 88, American Furniture & Silver' },
      { scoreType: 'local', cause: 'Lots 87 and 88, American Furniture & Silver' },
    ])
    expect((await house.bidder('bid_2')).facts.auctions).toBe(0)
    expect(await sale.isDue()).toBe(false)
    expect(await house.job()).toMatchObject({ status: 'completed', done: 1, result: { changed: 1 } })
  })

  it('that a file states count in the scores of this house, and no other house learns of them', async () => {
    await sale.lot(87, { hammer: 1_000_00, paddle: '12', resultFromFile: true })
    await house.settle()
    const winner = await house.bidder('bid_1')
    expect(winner.facts).toMatchObject({ auctions: 1, wins: 1 })
    expect(winner.localScore.tier).not.toBe('New')
    expect(winner.auctionHistory).toMatchObject([{ source: 'file', lotNumbers: ['87'] }])
    expect(winner.recordedFacts).toBeUndefined()
    expect(contributionOf(winner)).toBeUndefined()
  })

  it('count as stated by a file while one of them is, and as recorded once all are recorded here', async () => {
    await sale.lot(87, { hammer: 1_000_00, paddle: '12' })
    await sale.lot(88, { hammer: 400_00, paddle: '12', resultFromFile: true })
    await house.settle()
    expect(contributionOf(await house.bidder('bid_1'))).toBeUndefined()
    await sale.lot(88, { hammer: 400_00, paddle: '12' })
    await house.settle()
    const winner = await house.bidder('bid_1')
    expect(winner.recordedFacts?.auction).toEqual(winner.facts)
    expect(contributionOf(winner)).toBeDefined()
  })

  it('count once, however often the work is done', async () => {
    await sale.lot(87, { hammer: 1_000_00, paddle: '12' })
    await house.settle()
    const first = await house.bidder('bid_1')
    await sale.lot(87, { hammer: 1_000_00, paddle: '12' })
    await house.settle()
    expect(await house.bidder('bid_1')).toEqual(first)
  })

  it('go with a lot to the bidder who gets its paddle, and leave nothing when they are undone', async () => {
    const before = await house.bidder('bid_1')
    await sale.lot(87, { hammer: 1_000_00, paddle: '12' })
    await house.settle()
    await sale.register('bid_1', '99')
    await sale.register('bid_3', '12')
    await house.settle()
    const after = await house.bidder('bid_1')
    expect([after.facts, after.recordedFacts, after.auctionHistory, after.beforeSales]).toEqual([before.facts, undefined, [], undefined])
    expect([after.nationalScore.score, after.nationalScore.tier]).toEqual([before.nationalScore.score, 'New'])
    expect(after.scoreHistory.at(-1)).toMatchObject({ cause: 'Lot 87, American Furniture & Silver: result undone' })
    expect((await house.bidder('bid_3')).facts).toMatchObject({ auctions: 1, wins: 1, spent: 1_250_00 })
  })

  it('of two records that were merged count for the one that stayed, and are undone there', async () => {
    await sale.lot(87, { hammer: 1_000_00, paddle: '12' })
    await sale.lot(88, { hammer: 400_00, paddle: '14' })
    await house.settle()
    const bidderIds = ['bid_1', 'bid_2'] as const
    const { version, conflicts } = await house.call('compareBidders', { query: `first=${bidderIds[0]}&second=${bidderIds[1]}` })
    const choices = Object.fromEntries((conflicts as { field: string }[]).map(({ field }) => [field, 'bid_1']))
    expect(await house.call('mergeBidders', { body: { bidderIds, version, choices } })).toMatchObject({ status: 200 })
    const [stayed] = (await house.call('listBidders', { query: 'search=pascoe' })).bidders.filter(
      ({ id }: { id: string }) => id !== 'bid_3',
    )
    expect((await house.bidder(stayed.id)).facts).toMatchObject({ wins: 2, spent: 1_750_00 })
    await sale.lot(88)
    await sale.lot(87, { hammer: 2_000_00, paddle: '12' })
    await house.settle()
    const { facts, auctionHistory } = await house.bidder(stayed.id)
    expect(facts).toMatchObject({ wins: 1, spent: 2_500_00 })
    expect(auctionHistory).toMatchObject([{ lotNumbers: ['87'] }])
  })

  it('leave nothing of a bidder who was erased, and do not bring one back', async () => {
    await sale.lot(87, { hammer: 1_000_00, paddle: '12' })
    await house.settle()
    expect(await house.call('erasePersonalData', { params: { id: 'bid_1' }, body: { reason: 'Asked by letter' } })).toMatchObject({
      status: 200,
    })
    await sale.lot(87, { hammer: 3_000_00, paddle: '12' })
    await house.settle()
    expect(await house.job()).toMatchObject({ status: 'completed' })
    expect(await house.call('readBidder', { params: { id: 'bid_1' } })).toMatchObject({ status: 404 })
    expect(await readerOf(saleContributionRecord, house.house).count()).toBe(0)
  })

  it('of a paddle that nobody has wait until somebody gets it', async () => {
    await sale.lot(87, { hammer: 1_000_00, paddle: '500' })
    await house.settle()
    expect(await house.job()).toMatchObject({ status: 'completed', done: 0 })
    await sale.register('bid_3', '500')
    await house.settle()
    expect((await house.bidder('bid_3')).facts).toMatchObject({ wins: 1 })
  })

  it('wait while the sale runs, and count nothing where it was cancelled', async () => {
    const running = await house.addSale('auc_2', { endDate: '2026-11-30T17:00:00.000Z' })
    const cancelled = await house.addSale('auc_3', { cancelledAt: '2026-11-19T12:00:00.000Z' })
    for (const one of [running, cancelled]) {
      await one.register('bid_3', '1')
      await one.lot(1, { hammer: 100_00, paddle: '1' })
    }
    await house.settle()
    expect((await house.bidder('bid_3')).facts.wins).toBe(0)
    expect([await running.isDue(), await cancelled.isDue()]).toEqual([true, false])
    house.clock.now = new Date('2026-12-01T09:00:00Z')
    await house.settle()
    expect((await house.bidder('bid_3')).facts.wins).toBe(1)
  })

  it('in another currency than the bidder’s count lots, not money', async () => {
    const abroad = await house.addSale('auc_4', { currency: 'USD' })
    await abroad.register('bid_3', '1')
    await abroad.lot(1, { hammer: 100_00, paddle: '1' })
    await house.settle()
    expect((await house.bidder('bid_3')).facts).toMatchObject({ wins: 1, spent: 0 })
  })

  it('that change while a bidder is deleted reach the bidder who is restored', async () => {
    await sale.lot(87, { hammer: 1_000_00, paddle: '12' })
    await house.settle()
    await house.call('deleteBidder', { params: { id: 'bid_1' } })
    await sale.lot(87)
    await house.settle()
    expect(await sale.isDue()).toBe(true)
    await house.call('restoreBidder', { params: { id: 'bid_1' }, body: {} })
    await house.settle()
    expect(await sale.isDue()).toBe(false)
    expect(await house.bidder('bid_1')).toMatchObject({ facts: { auctions: 0, wins: 0, spent: 0 }, auctionHistory: [] })
  })

  it('of a deleted bidder are no longer due once nobody can restore the bidder', async () => {
    await sale.lot(87, { hammer: 1_000_00, paddle: '12' })
    await house.call('deleteBidder', { params: { id: 'bid_1' } })
    await house.settle()
    expect(await sale.isDue()).toBe(true)
    house.clock.now = new Date('2026-11-28T09:00:00Z')
    await house.settle()
    expect(await sale.isDue()).toBe(false)
  })

  it('keep what was recorded of the payment when a price is corrected', async () => {
    await sale.lot(87, { hammer: 1_000_00, paddle: '12' })
    await sale.lot(88, { hammer: 100_00, paddle: '12' })
    await house.settle()
    const before = await house.bidder('bid_1')
    const paid = before.auctionHistory.map((item) => ({ ...item, paymentStatus: 'Paid' as const, daysToPay: 2 }))
    const after = { ...before, auctionHistory: paid, facts: { ...before.facts, paidOnTime: 1, daysToPay: 2 } }
    await writeBidders(house.house, [{ before, after }])
    await sale.lot(88)
    await house.settle()
    const { auctionHistory, facts } = await house.bidder('bid_1')
    expect(auctionHistory).toMatchObject([{ lotNumbers: ['87'], wonItems: 1, paymentStatus: 'Paid', daysToPay: 2 }])
    expect(facts).toMatchObject({ auctions: 1, wins: 1, spent: 1_250_00, paidOnTime: 1, daysToPay: 2 })
  })
})
