import { describe, expect, it } from 'vitest'
import { factsWith, now } from '../scores/test-samples.ts'
import { newFromRow, updateFromRow } from './apply.ts'
import type { ImportRow } from './import-row.ts'

const later = new Date('2026-12-24T00:00:00Z')

const row: ImportRow = {
  firstName: 'Vanessa',
  lastName: 'Parr',
  email: 'v@parr.com',
  phone: '2125550148',
  address: { city: 'Boston' },
  tags: ['vip'],
  facts: { wins: 4, mostRecentAuction: '2026-11-01T00:00:00Z' },
}

describe('a new bidder', () => {
  it('has the defaults and what the row says', () => {
    expect(newFromRow(row, now)).toEqual({
      firstName: 'Vanessa',
      lastName: 'Parr',
      name: 'Vanessa Parr',
      email: 'v@parr.com',
      phone: '2125550148',
      address: { country: 'USA', city: 'Boston' },
      status: 'Pending',
      autoInviteStatus: 'Manual Review',
      preferredPaymentMethod: 'Credit Card',
      preferredCategories: [],
      tags: ['vip'],
      facts: factsWith({ wins: 4, firstAuction: '2026-11-01T00:00:00Z', mostRecentAuction: '2026-11-01T00:00:00Z' }),
      auctionHistory: [],
      notes: [],
      createdAt: '2026-11-21T12:00:00.000Z',
      updatedAt: '2026-11-21T12:00:00.000Z',
    })
  })
})

describe('a bidder already there', () => {
  const existing = {
    ...newFromRow({ ...row, dateOfBirth: '1956-04-09', address: { street: '1 High St', city: 'Salem' } }, now),
    id: 'bid_1',
    status: 'Active' as const,
  }

  it('keeps what the row leaves empty, but for the street of the city before', () => {
    const { bidder, changed } = updateFromRow(existing, { ...row, lastName: 'Parr-Green', tags: ['summer'] }, later, 'grow')
    expect(changed).toBe(true)
    expect(bidder).toEqual({
      ...existing,
      lastName: 'Parr-Green',
      name: 'Vanessa Parr-Green',
      address: { country: 'USA', city: 'Boston' },
      tags: ['vip', 'summer'],
      updatedAt: '2026-12-24T00:00:00.000Z',
    })
  })

  it('has facts that only grow', () => {
    const facts = { wins: 3, lotsBid: 9, firstAuction: '2020-01-01T00:00:00Z', mostRecentAuction: '2021-01-01T00:00:00Z' }
    expect(updateFromRow(existing, { ...row, facts }, later, 'grow').bidder.facts).toEqual(
      factsWith({ wins: 4, lotsBid: 9, firstAuction: '2020-01-01T00:00:00Z', mostRecentAuction: '2026-11-01T00:00:00Z' }),
    )
  })

  it('is left alone by the same row again', () => {
    const once = updateFromRow(existing, row, now, 'grow')
    const twice = updateFromRow(once.bidder, row, later, 'grow')
    expect(twice).toEqual({ bidder: once.bidder, changed: false })
  })

  it('has figures replaced on demand, down to what auctions run here recorded', () => {
    const wrong = { ...existing, facts: factsWith({ defaults: 2, spent: 10_000_000, wins: 20, lotsBid: 30, paidOnTime: 4, daysToPay: 16 }) }
    const facts = { defaults: 0, spent: 100_000, wins: 2, paidOnTime: 1, daysToPay: 4 }
    expect(updateFromRow(wrong, { ...row, facts }, later, 'replace').bidder.facts).toEqual(factsWith({ ...facts, lotsBid: 30 }))
    const recorded = { ...wrong, recordedFacts: { auction: factsWith({ wins: 3, lotsBid: 5 }) } }
    expect(updateFromRow(recorded, { ...row, facts }, later, 'replace').bidder.facts).toMatchObject({ wins: 3, lotsBid: 30, defaults: 0 })
  })

  it('has no part of an address that was left', () => {
    const moved = { ...existing, address: { street: '1 High St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' } }
    const address = { city: 'Boston', zip: '02101' }
    expect(updateFromRow(moved, { ...row, address }, later, 'grow').bidder.address).toEqual({ ...address, country: 'USA' })
  })

  it.each([
    ['Pending', 'Active', 'Active'],
    ['Active', 'Suspended', 'Suspended'],
    ['Suspended', 'Active', 'Suspended'],
    ['Inactive', 'Active', 'Inactive'],
    ['Active', undefined, 'Active'],
  ] as const)('of the status %s that a file calls %s is %s', (status, stated, after) => {
    expect(updateFromRow({ ...existing, status }, { ...row, ...(stated && { status: stated }) }, later, 'grow').bidder.status).toBe(after)
  })

  it('is not the object given', () => {
    const before = structuredClone(existing)
    updateFromRow(existing, { ...row, tags: ['x'], facts: { wins: 99 } }, later, 'grow')
    expect(existing).toEqual(before)
  })
})
