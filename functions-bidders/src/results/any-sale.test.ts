import { workOnJob } from '@auctionwiz/platform/core/jobs/work-on-job'
import { type Fault, faulty } from '@auctionwiz/platform/core/testing/faults'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type SaleHouse, saleHouse } from './testing.ts'

const sales = ['auc_1', 'auc_2', 'auc_3'] as const
const ends = ['2025-05-04T17:00:00.000Z', '2026-11-19T17:00:00.000Z', '2026-02-11T17:00:00.000Z']
const bidderIds = ['bid_1', 'bid_2', 'bid_3']

type Step =
  | { kind: 'lot'; sale: number; lot: number; paddle: number; hammer: number; undone: boolean }
  | { kind: 'register'; sale: number; bidder: number; paddle: number }
  | { kind: 'settle'; twice: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...{
        kind: fc.constant('lot' as const),
        sale: fc.nat(2),
        lot: fc.integer({ min: 1, max: 4 }),
        paddle: fc.integer({ min: 1, max: 5 }),
      },
      ...{ hammer: fc.integer({ min: 1, max: 9 }).map((amount) => amount * 100_00), undone: fc.boolean() },
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ kind: fc.constant('register' as const), sale: fc.nat(2), bidder: fc.nat(2), paddle: fc.integer({ min: 1, max: 5 }) },
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle' as const), twice: fc.boolean() }) },
)

/** A house with three sales that are over. The second bidder has facts of earlier years, and one that a file states. */
const openHouse = async () => {
  const house = await saleHouse(bidderIds.length)
  const before = await house.bidder('bid_2')
  const dates = { firstAuction: '2025-08-01T12:00:00Z', mostRecentAuction: '2026-03-01T12:00:00Z' }
  const facts = { ...before.facts, auctions: 4, lotsBid: 20, wins: 3, spent: 900_00, paidOnTime: 3, activeMonths: 2, ...dates }
  await writeBidders(house.house, [{ before, after: { ...before, facts } }])
  const opened = await Promise.all(
    sales.map((id, index) => house.addSale(id, { startDate: '2025-01-01T10:00:00Z', endDate: ends[index] ?? '' })),
  )
  return { ...house, opened }
}

/** The results and paddles that are in force at the end. */
const model = () => {
  const lots = new Map<string, { sale: number; lot: number; result?: { hammer: number; paddle: string } }>()
  const paddles = new Map<string, { sale: number; bidder: string; paddle: string }>()
  return {
    lots,
    paddles,
    isFree: (sale: number, paddle: string) => [...paddles.values()].every((one) => one.sale !== sale || one.paddle !== paddle),
  }
}

type Opened = Awaited<ReturnType<typeof openHouse>>

const play = async (house: Opened, steps: readonly Step[], settle: (house: Opened) => Promise<void>) => {
  const state = model()
  for (const one of steps) {
    if (one.kind === 'settle') {
      await settle(house)
      if (one.twice) await settle(house)
    } else if (one.kind === 'register') {
      const [paddle, bidder] = [String(one.paddle), bidderIds[one.bidder] ?? '']
      if (!state.isFree(one.sale, paddle)) continue
      await house.opened[one.sale]?.register(bidder, paddle)
      state.paddles.set(`${one.sale}/${bidder}`, { sale: one.sale, bidder, paddle })
    } else {
      const result = one.undone ? undefined : { hammer: one.hammer, paddle: String(one.paddle) }
      await house.opened[one.sale]?.lot(one.lot, result)
      state.lots.set(`${one.sale}/${one.lot}`, { sale: one.sale, lot: one.lot, ...(result && { result }) })
    }
  }
  await settle(house)
  return state
}

const standing = async (house: SaleHouse) =>
  Promise.all(
    bidderIds.map(async (id) => {
      const { facts, recordedFacts, auctionHistory, nationalScore, localScore } = await house.bidder(id)
      const scores = [nationalScore, localScore].map(({ score, exact, tier, parts }) => ({ score, exact, tier, parts }))
      return { facts, recordedFacts, auctionHistory, scores }
    }),
  )

/** The same end, recorded once. */
const once = async (state: ReturnType<typeof model>) => {
  const house = await openHouse()
  for (const { sale, bidder, paddle } of state.paddles.values()) await house.opened[sale]?.register(bidder, paddle)
  for (const { sale, lot, result } of state.lots.values()) if (result) await house.opened[sale]?.lot(lot, result)
  await house.settle()
  return standing(house)
}

const settleWith = (faults: Fault[]) => async (house: Opened) => {
  await house.start()
  for (let message = house.sent.shift(); message; message = house.sent.shift()) {
    for (const fault of faults.splice(0, 2)) {
      const { partition } = faulty(fault)
      const tenant: typeof house.ports.tenant = (...ids) => {
        const { house: own, account } = house.ports.tenant(...ids)
        return { house: partition(own), account: partition(account) }
      }
      await workOnJob({ ...house.ports, tenant })(message).catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'killed') throw error
      })
    }
    await workOnJob(house.ports)(message)
  }
}

it('leaves facts, history and scores as if the end of every sale had been recorded once, whatever was recorded, repeated or undone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const house = await openHouse()
      const state = await play(house, steps, settleWith([]))
      expect(await standing(house)).toEqual(await once(state))
    }),
    { numRuns: 60 },
  )
})

it('leaves the same after kills at any calls of the work', async () => {
  const fault = fc.record({
    calls: fc.nat(45),
    end: fc.constantFrom('killed before' as const, 'killed after' as const, 'answer lost' as const),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 15 }),
      fc.array(fault, { minLength: 2, maxLength: 8 }),
      async (steps, faults) => {
        const house = await openHouse()
        const state = await play(house, steps, settleWith([...faults]))
        expect(await standing(house)).toEqual(await once(state))
      },
    ),
    { numRuns: 60 },
  )
})
