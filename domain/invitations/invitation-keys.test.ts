import { expect, it } from 'vitest'
import { matchesSearch } from '../bidders/search.ts'
import { invitationKeys, sortName } from './invitation-keys.ts'

const decided = { bidderName: 'Zoë van Dyck', bidderNumber: 'B-10482', score: 50, tier: 'Silver' } as const

it('finds a bidder by words of the name and by the number', () => {
  const { searchText, grams } = invitationKeys({ ...decided, record: undefined }, '')
  expect(['zoe', 'dyck', 'B-10482', '10482'].map((search) => matchesSearch(searchText, search))).toEqual([true, true, true, true])
  expect(matchesSearch(searchText, 'silver')).toBe(false)
  expect(grams).toContain('^zo')
})

it('sorts a New bidder and one without an auction before all others', () => {
  const { listKeys } = invitationKeys({ ...decided, tier: 'New', record: undefined }, 'van dyck zoe')
  expect(listKeys).toEqual({ score: -1, name: 'van dyck zoe', won: -1, lastAuction: '' })
  const record = {
    ...{ paidOnTime: 1, paidLate: 0, disputes: 0, defaults: 0 },
    won: { amount: 4_412_000, currency: 'USD' as const },
    lastAuction: '2026-10-12T10:00:00Z',
  }
  expect(invitationKeys({ ...decided, record }, '').listKeys).toMatchObject({
    score: 50,
    won: 4_412_000,
    lastAuction: '2026-10-12T10:00:00Z',
  })
})

it('puts the last word of a name first', () => {
  expect(['Ann Lee', 'Cher', 'Zoë van Dyck'].map(sortName)).toEqual(['lee ann', 'cher', 'dyck zoe van'])
})
