import type { Lot } from '@auctionwiz/contracts/lots'
import { describe, expect, it } from 'vitest'
import { checkLot, emptyLot, incrementHint, lotChangeOf, lotValues, newLotOf } from './lot-form.ts'
import { lotFormText } from './messages.ts'
import { buyerPays, checkOutcome, emptyOutcome, outcomeOf, reserveHint } from './outcome-form.ts'

const lot: Lot = {
  ...{ id: 'lot_1', auctionId: 'auc_1', lotNumber: '12A', title: 'Tankard', description: '', notes: '', state: 'Upcoming', version: '7' },
  ...{ estimateLow: 400_000, estimateHigh: 600_000, reserve: 350_000 },
  ...{ createdAt: '2026-11-22T09:00:00.000Z', updatedAt: '2026-11-22T09:00:00.000Z' },
}

const sale = { currency: 'USD' as const, buyersPremium: [{ from: 0, basisPoints: 2500 }] }

describe('the form of a lot', () => {
  it('sends amounts in minor units, and leaves the number of a new lot to the service', () => {
    expect(newLotOf({ ...emptyLot, title: 'Tankard', estimateLow: '4,000', estimateHigh: '6000.50' }, 'USD')).toEqual({
      ...{ title: 'Tankard', estimateLow: 400_000, estimateHigh: 600_050 },
    })
    expect(newLotOf({ ...emptyLot, title: 'Netsuke', reserve: '4000' }, 'JPY')).toMatchObject({ reserve: 4_000 })
  })

  it('sends only what differs, and null for an emptied amount', () => {
    const base = lotValues(lot, 'USD')
    expect(lotChangeOf({ ...base.values, reserve: '', estimateLow: '4000.00', title: 'Silver tankard' }, base, 'USD')).toEqual({
      ...{ title: 'Silver tankard', reserve: null, version: '7' },
    })
  })

  it('names what is missing, unreadable or in the wrong order', () => {
    expect(checkLot({ ...emptyLot, reserve: 'ten', startingBid: '-5' }, 'USD', true)).toMatchObject({
      ...{ title: expect.any(String), reserve: lotFormText.amountProblem, startingBid: lotFormText.amountProblem },
    })
    expect(checkLot({ ...emptyLot, title: 'Tankard', estimateLow: '5', estimateHigh: '4' }, 'USD', true)).toEqual({
      estimateHigh: lotFormText.estimateOrder,
    })
    expect(checkLot({ ...emptyLot, title: 'Tankard' }, 'USD', true)).toEqual({})
    expect(checkLot({ ...emptyLot, title: 'Tankard' }, 'USD', false)).toHaveProperty('lotNumber')
  })

  it('hints at a starting bid that the increments do not lead to', () => {
    const hint = (typed: string) => incrementHint(typed, { currency: 'USD', biddingIncrements: [{ from: 0, steps: [5_000] }] })
    expect([hint('150'), hint('')]).toEqual([undefined, undefined])
    expect(hint('160')).toContain('$160')
  })
})

describe('the form of a result', () => {
  it('sends a hammer price with its paddle, or the highest bid of a passed lot if there was one', () => {
    expect(outcomeOf('sell', { ...emptyOutcome, hammer: '5,500', paddle: ' 114 ' }, sale)).toEqual({
      ...{ action: 'sell', hammer: 550_000, paddle: '114' },
    })
    expect(outcomeOf('pass', emptyOutcome, sale)).toEqual({ action: 'pass' })
    expect(outcomeOf('pass', { ...emptyOutcome, highestBid: '3200' }, sale)).toEqual({ action: 'pass', highestBid: 320_000 })
  })

  it('needs a price above 0 and a paddle', () => {
    expect(Object.keys(checkOutcome('sell', emptyOutcome, sale))).toEqual(['hammer', 'paddle'])
    expect(checkOutcome('sell', { ...emptyOutcome, hammer: '0', paddle: '1' }, sale)).toHaveProperty('hammer')
    expect(checkOutcome('pass', { ...emptyOutcome, highestBid: 'x' }, sale)).toEqual({ highestBid: lotFormText.amountProblem })
    expect(checkOutcome('pass', emptyOutcome, sale)).toEqual({})
  })

  it('says what the buyer pays, and that a price is below the reserve', () => {
    expect(buyerPays('1000', sale)).toContain('$1,250')
    expect(buyerPays('', sale)).toBeUndefined()
    expect(reserveHint('3,400', 350_000, sale)).toContain('$3,500')
    expect(reserveHint('3,500', 350_000, sale)).toBeUndefined()
  })
})
