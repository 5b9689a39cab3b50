import { factsWith } from '@auctionwiz/domain/scores/test-samples'
import { describe, expect, it } from 'vitest'
import { figuresChange, figureValues } from './figures-form.ts'

const bidder = {
  facts: factsWith({
    defaults: 2,
    spent: 10_000_050,
    wins: 20,
    paidOnTime: 3,
    paidLate: 1,
    daysToPay: 26,
    firstAuction: '2020-01-02T00:00:00Z',
  }),
  currency: 'USD' as const,
  version: 'v1',
}
const values = figureValues(bidder)

describe('the form of figures', () => {
  it('shows what is on record', () => {
    expect(values).toMatchObject({
      defaults: '2',
      spent: '100000.5',
      averageDaysToPay: '6.5',
      firstAuction: '2020-01-02',
      mostRecentAuction: '',
    })
    expect(figuresChange(bidder, values)).toEqual({ body: undefined, problems: [] })
  })

  it('sends what changed, in minor units, with the reason', () => {
    const { body, problems } = figuresChange(bidder, { ...values, defaults: '0', spent: '1,000.25', reason: 'Typing error' })
    expect(problems).toEqual([])
    expect(body).toEqual({ figures: { defaults: 0, spent: 100_025 }, reason: 'Typing error', version: 'v1' })
  })

  it('keeps the average days when payments are corrected', () => {
    expect(figuresChange(bidder, { ...values, paidLate: '0', reason: 'x' }).body?.figures).toEqual({ paidLate: 0, daysToPay: 20 })
  })

  it('says what is wrong, and asks for a reason', () => {
    const { problems } = figuresChange(bidder, { ...values, wins: 'many', spent: '-1', firstAuction: '' })
    expect(problems.map(({ id }) => id)).toEqual(['figure-wins', 'figure-spent', 'figure-firstAuction', 'figure-reason'])
  })
})
