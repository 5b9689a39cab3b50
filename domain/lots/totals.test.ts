import { type LotState, lotStates } from '@auctionwiz/contracts/lots'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CountedLot, countsChange, countsOf, type LotCounts, noLots, sellThrough } from './totals.ts'

const anyLot: fc.Arbitrary<CountedLot> = fc.record(
  {
    state: fc.constantFrom(...lotStates),
    estimateLow: fc.nat(1_000_000),
    estimateHigh: fc.nat(1_000_000),
    reserve: fc.nat(1_000_000),
    hammer: fc.nat(1_000_000),
    premium: fc.nat(1_000_000),
  },
  { requiredKeys: ['state'] },
)

/** The changes as a store adds them. */
const added = (counts: LotCounts, change: Record<string, number>): LotCounts => {
  const sum: LotCounts = structuredClone(counts)
  for (const [path, value] of Object.entries(change)) {
    const state = path.replace('states.', '')
    if (path.startsWith('states.')) sum.states[state as LotState] += value
    else sum[path as Exclude<keyof LotCounts, 'states'>] += value
  }
  return sum
}

const sumOf = (lots: readonly (CountedLot | undefined)[]) => lots.reduce((sum, lot) => added(sum, countsChange(undefined, lot)), noLots)

it('counts only the hammer price of what is sold, and no estimate of what is withdrawn', () => {
  const prices = { estimateLow: 400, estimateHigh: 600, reserve: 350, hammer: 500, premium: 125 }
  const sums = lotStates.map((state) => {
    const { states, ...others } = countsOf({ state, ...prices })
    return [states[state], others.hammer, others.premium, others.estimateLow, others.reserve]
  })
  expect(Object.fromEntries(lotStates.map((state, index) => [state, sums[index]]))).toEqual({
    Upcoming: [1, 0, 0, 400, 350],
    Sold: [1, 500, 125, 400, 350],
    Passed: [1, 0, 0, 400, 350],
    Withdrawn: [1, 0, 0, 0, 0],
    Unsold: [1, 0, 0, 400, 350],
    PostSale: [1, 500, 125, 400, 350],
  })
})

it('keeps totals by changes alone, in any order of changes', () => {
  const places = fc.array(fc.tuple(fc.nat(4), fc.option(anyLot, { nil: undefined })), { maxLength: 60 })
  fc.assert(
    fc.property(places, (changes) => {
      const lots: (CountedLot | undefined)[] = []
      let kept = noLots
      for (const [place, lot] of changes) {
        kept = added(kept, countsChange(lots[place], lot))
        lots[place] = lot
      }
      expect(kept).toEqual(sumOf(lots))
    }),
  )
})

it('adds nothing where nothing changes, and takes back what it added', () => {
  fc.assert(
    fc.property(anyLot, anyLot, (before, after) => {
      expect(countsChange(before, before)).toEqual({})
      const there = countsChange(before, after)
      const back = countsChange(after, before)
      expect(Object.keys(back)).toEqual(Object.keys(there))
      for (const [path, change] of Object.entries(there)) expect(back[path]).toBe(-change)
    }),
  )
})

it('names the share sold of what was offered', () => {
  const counts = (states: Partial<Record<LotState, number>>) => ({ states: { ...noLots.states, ...states } })
  expect(sellThrough(counts({ Sold: 79, Passed: 6, Withdrawn: 2, Upcoming: 127 }))).toEqual({ offered: 85, sold: 79, basisPoints: 9294 })
  expect(sellThrough(counts({ Sold: 1, PostSale: 1, Unsold: 1 }))).toEqual({ offered: 3, sold: 2, basisPoints: 6667 })
  expect(sellThrough(counts({ Upcoming: 3 }))).toEqual({ offered: 0, sold: 0 })
})
