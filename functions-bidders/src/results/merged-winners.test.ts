import { readBidder } from '@auctionwiz/records/bidders'
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
