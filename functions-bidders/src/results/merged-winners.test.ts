import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { readBidder } from '@auctionwiz/records/bidders'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { type SaleHouse, saleHouse } from './testing.ts'

let house: SaleHouse
let sale: Awaited<ReturnType<SaleHouse['addSale']>>
beforeEach(async () => {
  house = await saleHouse()
  sale = await house.addSale('auc_1')
  await sale.register('bid_1', '12')
  await sale.register('bid_2', '14')
})

/** Merges the second bidder into the first. @returns what undoes that */
const merge = async (): Promise<() => Promise<void>> => {
  const ids = ['bid_1', 'bid_2']
  const { version, conflicts } = await house.call('compareBidders', { query: `first=${ids[0]}&second=${ids[1]}` })
  const choices = Object.fromEntries((conflicts as { field: string }[]).map(({ field }) => [field, 'bid_1']))
  const made = await house.call('mergeBidders', { body: { bidderIds: ids, primaryId: 'bid_1', choices, version } })
  expect(made).toMatchObject({ status: 200 })
  return async () => expect(await house.call('undoMerge', { params: { id: made.id } })).toMatchObject({ status: 200 })
}

const factsOf = async (id: string) => {
  const { facts, recordedFacts, beforeSales, auctionHistory } = await readBidder(house.house, id)
  return { facts, recordedFacts, beforeSales, lots: auctionHistory.map(({ lotNumbers }) => lotNumbers.join()) }
}

describe('results of bidders who are merged', () => {
  it('leave nothing when they are undone, whichever of the two won', async () => {
    const before = await factsOf('bid_1')
    await sale.lot(87, { hammer: 1_000_00, paddle: '14' })
    await house.settle()
    await merge()
    expect(await factsOf('bid_1')).toMatchObject({ facts: { wins: 1 }, lots: ['87'] })
    await sale.lot(87)
    await house.settle()
    expect(await factsOf('bid_1')).toEqual(before)
  })

  it.each([
    ['that came after the merge', false],
    ['that changed after the merge', true],
  ])('go to whom they belong when the merge is undone, also those %s', async (_which, before) => {
    if (before) {
      await sale.lot(87, { hammer: 900_00, paddle: '14' })
      await sale.lot(88, { hammer: 500_00, paddle: '14' })
      await sale.lot(1, { hammer: 100_00, paddle: '12' })
      await house.settle()
    }
    const undo = await merge()
    await sale.lot(87, { hammer: 1_000_00, paddle: '14' })
    await sale.lot(88)
    await sale.lot(1, { hammer: 200_00, paddle: '12' })
    await house.settle()
    await undo()
    expect(await factsOf('bid_1')).toMatchObject({ facts: { auctions: 1, wins: 1, spent: 250_00 }, lots: ['1'] })
    expect(await factsOf('bid_2')).toMatchObject({ facts: { auctions: 1, wins: 1, spent: 1_250_00 }, lots: ['87'] })
    await sale.lot(1)
    await sale.lot(87)
    await house.settle()
    for (const id of ['bid_1', 'bid_2']) expect(await factsOf(id)).toEqual(await factsOf('bid_3'))
  })
})

/** Sale, lot, and its hammer price and paddle; none for a result that is undone. */
const result = fc.tuple(
  fc.nat(1),
  fc.integer({ min: 1, max: 3 }),
  fc.option(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('12', '14'))),
)
const results = fc.array(result, { maxLength: 5 })
type Results = readonly [sale: number, lot: number, won: [hundreds: number, paddle: string] | null][]

it('are the same after a merge that was undone as without it, and after all results are undone as before', async () => {
  await fc.assert(
    fc.asyncProperty(results, results, results, fc.boolean(), async (before, between, after, isUndoneEarly) => {
      house = await saleHouse()
      const stated = await house.bidder('bid_2')
      const dates = { firstAuction: '2025-08-01T12:00:00Z', mostRecentAuction: '2026-03-01T12:00:00Z' }
      await writeBidders(house.house, [
        { before: stated, after: { ...stated, facts: { ...stated.facts, auctions: 4, activeMonths: 2, ...dates } } },
      ])
      const untouched = await Promise.all(['bid_1', 'bid_2'].map(factsOf))
      const sales = await Promise.all(
        ['2025-05-04', '2026-11-19'].map((day, index) => house.addSale(`auc_${index}`, { endDate: `${day}T17:00:00.000Z` })),
      )
      for (const one of sales) {
        await one.register('bid_1', '12')
        await one.register('bid_2', '14')
      }
      const play = async (some: Results) => {
        for (const [index, lot, won] of some)
          await sales[index]?.lot(lot, won === null ? undefined : { hammer: won[0] * 100_00, paddle: won[1] })
        await house.settle()
      }
      await play(before)
      const undo = await merge()
      await play(between)
      if (isUndoneEarly) await undo()
      await play(after)
      if (!isUndoneEarly) await undo()
      const now = await Promise.all(['bid_1', 'bid_2'].map(factsOf))
      const held = new Map([...before, ...between, ...after].map(([index, lot, won]) => [`${index}/${lot}`, won]))
      const wonWith = (paddle: string) => [...held.values()].flatMap((won) => (won?.[1] === paddle ? [won[0] * 125_00] : []))
      for (const [index, paddle] of ['12', '14'].entries()) {
        const won = wonWith(paddle)
        expect(now[index]?.facts).toMatchObject({ wins: won.length, spent: won.reduce((sum, one) => sum + one, 0) })
      }
      await play([...held.keys()].map((key) => [Number(key.split('/')[0]), Number(key.split('/')[1]), null]))
      expect(await Promise.all(['bid_1', 'bid_2'].map(factsOf))).toEqual(untouched)
    }),
    { numRuns: 40 },
  )
})
