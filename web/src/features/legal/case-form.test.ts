import { describe, expect, it } from 'vitest'
import { createFormat } from '../../app/format.ts'
import { houseOf } from '../../app/session/session-fixtures.ts'
import { sampleBidder } from '../bidders/testing/sample-bidder.ts'
import { caseAbout, checkCase, newCaseOf, parseAmount } from './case-form.ts'

const house = {
  ...houseOf('a1', 'h1'),
  name: 'New York',
  businessName: 'Harcourt & Vale New York',
  contact: { phone: '+1 212 555 0100', email: 'house@example.com' },
}
const format = createFormat('UTC', 'USD')
const bidder = sampleBidder()
const withFacts = (facts: Partial<typeof bidder.facts>) => caseAbout({ ...bidder, facts: { ...bidder.facts, ...facts } }, house, format)

describe('a case about a bidder', () => {
  it('speaks of a default and claims what is owed', () => {
    const values = withFacts({ defaults: 1, defaultAmount: 125_050, unpaid: 1 })
    expect(values).toMatchObject({ caseType: 'payment_default', category: 'post_sale', priority: 'high', claimAmount: '1250.50' })
    expect(values).toMatchObject({ defendantName: bidder.name, defendantEmail: bidder.email, plaintiffEmail: 'house@example.com' })
    expect(values.jurisdiction).toBe('NY, USA')
    expect(values.description).toContain('Defaults: 1, $1,250.50 in all.')
    expect(values.description).toContain(bidder.email)
    expect(checkCase(values, 'USD')).toEqual({})
    expect(newCaseOf(values, 'USD')).toMatchObject({ bidderId: bidder.id, claimAmount: { amount: 125_050, currency: 'USD' } })
  })

  it.each([
    [{ defaults: 0, unpaid: 0, paidLate: 1 }, 'payment_default'],
    [{ defaults: 0, unpaid: 0, paidLate: 0, disputes: 2 }, 'bidding_dispute'],
    [{ defaults: 0, unpaid: 0, paidLate: 0, disputes: 0 }, 'bidder_complaint'],
  ])('of a bidder with %o is a %s', (facts, caseType) => {
    expect(withFacts(facts).caseType).toBe(caseType)
  })

  it('says what is missing or wrong at its field', () => {
    const values = { ...withFacts({}), title: ' ', jurisdiction: '', claimAmount: 'a lot', plaintiffEmail: 'nobody' }
    expect(Object.keys(checkCase(values, 'USD')).toSorted()).toEqual(['claimAmount', 'jurisdiction', 'plaintiffEmail', 'title'])
  })
})

it.each([
  ['$1,250.50', 'USD', 125_050],
  ['1250', 'GBP', 125_000],
  ['¥12,000', 'JPY', 12_000],
  ['12.5', 'JPY', undefined],
  ['-3', 'USD', undefined],
  ['', 'USD', undefined],
] as const)('reads %s in %s as %s', (text, currency, amount) => {
  expect(parseAmount(text, currency)).toBe(amount)
})
