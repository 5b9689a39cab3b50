import { createAuction, moveAuction, readAuction } from '@auctionwiz/contracts/auctions'
import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import { readBidder } from '@auctionwiz/contracts/bidders'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { createLot, listLots, readLot, recordLotOutcome, undoLotOutcome } from '@auctionwiz/contracts/lots'
import { listRegistrations, registerBidder, updateRegistration } from '@auctionwiz/contracts/registrations'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownStack } from '../support/own-stack.ts'
import { createTenant } from '../support/tenant.ts'

const stack = ownStack()

const bidderCount = 3
const lotCount = 4

/** An open sale with lots, and bidders with the paddles 1 to 3. */
const openSale = async () => {
  const tenant = await createTenant(stack)
  const call = await tenant.as('admin')
  const startDate = new Date(Date.now() + 3_600_000).toISOString()
  const endDate = new Date(Date.now() + 7_200_000).toISOString()
  const { id } = await call(createAuction, { body: { title: 'American Furniture & Silver', startDate, endDate } })
  const move = async (action: 'publish' | 'goLive' | 'close') => {
    const { version } = await call(readAuction, { params: { id } })
    return call(moveAuction, { params: { id }, body: { action, version } })
  }
  const bidders: string[] = []
  for (let number = 1; number <= bidderCount; number += 1) {
    const body = { firstName: 'Ann', lastName: `Lee ${number}`, email: `ann${number}@example.com` }
    const { id: bidderId } = await call(createBidder, { body })
    await call(registerBidder, { params: { id }, body: { bidderId } })
    bidders.push(bidderId)
  }
  const lots: string[] = []
  for (let number = 1; number <= lotCount; number += 1) lots.push((await call(createLot, { params: { id }, body: { title: 'Chest' } })).id)
  await move('publish')
  await move('goLive')
  const lotNow = (place: number) => call(readLot, { params: { id, lotId: lots[place] ?? '' } })
  const facts = async () =>
    Promise.all(
      bidders.map(async (bidderId) => {
        const { facts, nationalScore, localScore } = await call(readBidder, { params: { id: bidderId } })
        return { wins: facts.wins, spent: facts.spent, auctions: facts.auctions, scores: [nationalScore.exact, localScore.exact] }
      }),
    )
  return {
    call,
    id,
    lots,
    move,
    facts,
    sell: async (place: number, hammer: number, paddle: number) => {
      const { version } = await lotNow(place)
      const body = { outcome: { action: 'sell' as const, hammer, paddle: String(paddle) }, version }
      return call(recordLotOutcome, { params: { id, lotId: lots[place] ?? '' }, body })
    },
    undo: async (place: number) =>
      call(undoLotOutcome, { params: { id, lotId: lots[place] ?? '' }, body: { version: (await lotNow(place)).version } }),
    settled: async () => {
      const job = async () => (await call(listJobs, {})).jobs.find(({ kind }) => kind === 'results')?.status
      await expect.poll(job, { timeout: 30_000, interval: 50 }).toBe('completed')
    },
  }
}

const sale = fc.array(
  fc.record({ place: fc.nat(lotCount - 1), hammer: fc.integer({ min: 1, max: 9 }), paddle: fc.integer({ min: 1, max: 4 }) }),
  {
    minLength: 4,
    maxLength: 12,
  },
)

it('keeps facts and scores equal to the lots that are sold, whatever was recorded and undone before and after the close', async () => {
  await fc.assert(
    fc.asyncProperty(sale, fc.nat(6), async (steps, closed) => {
      const house = await openSale()
      const sold = new Map<number, { hammer: number; paddle: number }>()
      let isClosed = false
      for (const [index, { place, hammer, paddle }] of steps.entries()) {
        if (index >= closed && !isClosed) {
          await house.move('close')
          isClosed = true
        }
        if (sold.delete(place)) await house.undo(place)
        else {
          await house.sell(place, hammer * 100, paddle)
          sold.set(place, { hammer: hammer * 100, paddle })
        }
      }
      if (!isClosed) await house.move('close')
      await house.settled()
      const expected = Array.from({ length: bidderCount }, (_, index) => {
        const own = [...sold.values()].filter(({ paddle }) => paddle === index + 1)
        return { wins: own.length, spent: own.reduce((sum, { hammer }) => sum + hammer, 0), auctions: own.length > 0 ? 1 : 0 }
      })
      await expect.poll(house.facts, { timeout: 10_000 }).toMatchObject(expected)
    }),
    { numRuns: 8 },
  )
}, 120_000)

it('gives the lots of a paddle to its new holder, with the cause of each change of a score', async () => {
  const { call, id, sell, move, settled, facts } = await openSale()
  await sell(0, 1_000_00, 2)
  await move('close')
  await settled()
  expect((await call(listLots, { params: { id }, query: { state: 'Sold' } })).lots).toMatchObject([
    { paddle: '2', winner: { name: 'Ann Lee 2' } },
  ])
  const { registrations } = await call(listRegistrations, { params: { id }, query: { search: 'lee 2' } })
  const [{ id: registrationId, version, bidderId } = { id: '', version: '', bidderId: '' }] = registrations
  expect((await call(readBidder, { params: { id: bidderId } })).scoreHistory.at(-1)?.cause).toBe('Lot 1, American Furniture & Silver')
  await call(updateRegistration, { params: { id, registrationId }, body: { paddle: '77', version } })
  const other = (await call(listRegistrations, { params: { id }, query: { search: '3' } })).registrations[0]
  await call(updateRegistration, { params: { id, registrationId: other?.id ?? '' }, body: { paddle: '2', version: other?.version ?? '' } })
  await expect.poll(async () => (await facts()).map(({ wins }) => wins), { timeout: 30_000 }).toEqual([0, 0, 1])
  const { scoreHistory } = await call(readBidder, { params: { id: bidderId } })
  expect(scoreHistory.at(-1)?.cause).toBe('Lot 1, American Furniture & Silver: result undone')
})
