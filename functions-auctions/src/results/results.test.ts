import { readJob } from '@auctionwiz/platform/core/jobs/job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { resultsDueId, resultsDueRecord } from '@auctionwiz/records/results-due'
import { aBidder } from '@auctionwiz/records/testing/bidders'
import { beforeEach, describe, expect, it } from 'vitest'
import { addSale, type Sale } from '../lots/testing.ts'
import { testApp } from '../testing.ts'

const sold = { action: 'sell', hammer: 300_00, paddle: '117' }

let app: Awaited<ReturnType<typeof testApp>>
let sale: Sale
beforeEach(async () => {
  app = await testApp()
  sale = await addSale(app)
  await writeBidders(app.house, [{ after: aBidder({ id: 'bid_ann' }) }])
})

const lotWith = async (outcome?: object) => {
  const lot = await sale.lot('createLot', { body: { title: 'Chest' } })
  await sale.open()
  return outcome ? sale.outcome(lot, outcome) : lot
}
const register = (paddle: string) => sale.lot('registerBidder', { body: { bidderId: 'bid_ann', paddle } })
const listed = async (sent: object = {}) => (await sale.lot('listLots', sent)).lots[0]

describe('the winner of a lot', () => {
  it('is the bidder who has the paddle, which may be assigned after the sale', async () => {
    expect(await lotWith(sold)).toMatchObject({ status: 200, paddle: '117' })
    expect(await listed()).not.toHaveProperty('winner')
    await register('117')
    expect(await listed()).toMatchObject({ paddle: '117', winner: { id: 'bid_ann', bidderId: 'B-bid_ann', name: 'Ann Pascoe' } })
  })

  it('follows the paddle to its next holder', async () => {
    const { id: registrationId, version } = await register('117')
    await lotWith(sold)
    await sale.lot('updateRegistration', { params: { registrationId }, body: { paddle: '5', version } })
    expect(await listed()).not.toHaveProperty('winner')
  })
})

describe('results of a sale that is over', () => {
  it('are due for a paddle that is given or taken back while the sale runs, because it may end before that is written', async () => {
    const part = app.house.in('auctions').within(sale.id)
    const isDue = async () => (await readerOf(resultsDueRecord, part).find(resultsDueId)) !== undefined
    const settled = () => part.write([{ kind: 'remove', id: resultsDueId }])
    await lotWith()
    expect(await isDue()).toBe(false)
    const { id: registrationId, version } = await register('117')
    expect(await isDue()).toBe(true)
    await settled()
    await sale.lot('removeRegistration', { params: { registrationId }, body: { version } })
    expect(await isDue()).toBe(true)
  })

  const messages = () => app.sent.map(({ kind, auctionHouseId }) => [kind, auctionHouseId])

  it('are taken up when it is closed, once for all changes until the work begins', async () => {
    const result = await lotWith(sold)
    expect(messages()).toEqual([])
    await sale.move('close')
    expect(messages()).toEqual([['results', 'h1']])
    await sale.undo(result)
    await register('117')
    expect(messages()).toHaveLength(1)
    expect((await readJob(app.house, 'results'))?.document).toMatchObject({ status: 'waiting', startedBy: 'Una Staff' })
  })

  it('are taken up again for a change while the work runs', async () => {
    const result = await lotWith(sold)
    await sale.move('close')
    const job = await readJob(app.house, 'results')
    if (job) await app.house.write([{ kind: 'put', document: { ...job.document, status: 'running' } as never }])
    await sale.undo(result)
    expect(messages()).toHaveLength(2)
  })

  it('do not fail the change when the queue is away', async () => {
    const result = await lotWith(sold)
    app.breakQueue()
    expect(await sale.move('close')).toMatchObject({ status: 200 })
    expect(await sale.undo(result)).toMatchObject({ status: 200, state: 'Upcoming' })
  })
})
