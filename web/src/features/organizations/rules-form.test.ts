import { describe, expect, it } from 'vitest'
import { housesProblem, isComplete, rowProblems, rulesOf, sentRules, withRow } from './rules-form.ts'

const organization = {
  tenantId: 't',
  domain: 'house.example',
  domainProven: true,
  linkedAt: '2026-11-21T09:00:00Z',
  version: '1',
  required: false,
  provision: true,
  defaultHouseIds: ['hse_1'],
  mappings: [{ claim: 'g-sales', role: 'staff' as const, auctionHouseIds: ['hse_1'] }],
}

describe('the rules of an organization', () => {
  it('travel as they came', () => {
    const { required, provision, defaultHouseIds, mappings } = organization
    expect(sentRules(rulesOf(organization))).toEqual({ required, provision, defaultHouseIds, mappings })
  })

  it('say what a new row lacks', () => {
    const rules = withRow(rulesOf(organization), [])
    expect(rules.mappings.map(({ key }) => key)).toEqual([0, 1])
    expect(rowProblems(rules.mappings[1] as (typeof rules.mappings)[number])).toEqual({
      claim: 'Enter a group ID or an app role.',
      houses: 'Choose at least one house.',
    })
    expect(isComplete(rules)).toBe(false)
    expect(isComplete(rulesOf(organization))).toBe(true)
  })

  it('need a house for people who are added', () => {
    expect(housesProblem({ ...rulesOf(organization), defaultHouseIds: [] })).toBe('Choose at least one house.')
    expect(housesProblem({ ...rulesOf(organization), defaultHouseIds: [], provision: false })).toBeUndefined()
  })
})
