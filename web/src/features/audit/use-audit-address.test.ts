import { expect, it } from 'vitest'
import { queryOf, readFilter, writeFilter } from './use-audit-address.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const query = (search: string) => queryOf(readFilter(new URLSearchParams(search)), now)

it('begins everywhere, thirty days back', () => {
  expect(query('')).toEqual({ everywhere: 'true', from: '2026-10-22T09:00:00.000Z' })
})

it('asks for what the address says', () => {
  expect(query('where=hse_1&who=usr_1&kind=bidder&action=bidder.update&q=parr&period=all')).toEqual({
    auctionHouseId: 'hse_1',
    actorId: 'usr_1',
    subjectType: 'bidder',
    action: 'bidder.update',
    search: 'parr',
  })
  expect(query('where=account&period=all')).toEqual({})
})

it('leaves defaults out of the address and reads back what it wrote', () => {
  const params = writeFilter(new URLSearchParams('event=x'), { place: 'account', period: '7', actor: 'usr_1' })
  expect(readFilter(params)).toMatchObject({ place: 'account', period: '7', actor: 'usr_1' })
  expect(writeFilter(params, { place: 'everywhere', period: '30', actor: undefined }).toString()).toBe('event=x')
})
