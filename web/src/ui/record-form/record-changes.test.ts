import { CallError } from '@auctionwiz/contracts/client'
import { describe, expect, it } from 'vitest'
import { changesOf, mergeChanges, refusedFields } from './record-changes.ts'

const base = { name: 'Salem', city: 'Salem', auctionHouseIds: ['a', 'b'] as readonly string[] }

describe('merging what others saved', () => {
  it('follows them where nothing was typed, and keeps what was', () => {
    const merged = mergeChanges(base, { ...base, name: 'Salem East' }, { ...base, name: 'Salem West', city: 'Peabody' })
    expect(merged.values).toEqual({ name: 'Salem East', city: 'Peabody', auctionHouseIds: ['a', 'b'] })
    expect(merged.changes).toEqual([
      { field: 'name', mine: 'Salem East', theirs: 'Salem West', conflict: true },
      { field: 'city', mine: 'Salem', theirs: 'Peabody', conflict: false },
    ])
  })

  it('says nothing where both typed the same, and compares lists by what is in them', () => {
    const same = { ...base, name: 'Salem East', auctionHouseIds: ['a', 'b'] }
    expect(mergeChanges(base, same, { ...same, auctionHouseIds: ['a', 'b'] }).changes).toEqual([])
    expect(mergeChanges(base, base, { ...base, auctionHouseIds: ['a'] }).values.auctionHouseIds).toEqual(['a'])
  })
})

it('sends only what differs', () => {
  expect(changesOf(base, { ...base, city: '' })).toEqual({ city: '' })
})

it('finds the field of a path that the service refused', () => {
  const refusal = (fields: Record<string, string>) =>
    new CallError('Refused', 400, { code: 'invalid_request', message: 'Refused', details: { fields }, correlationId: 'c' })
  expect(refusedFields(refusal({ 'auctionHouseIds.3': 'Unknown.', 'house.city': 'Too long.', other: 'No.' }), base)).toEqual({
    auctionHouseIds: 'Unknown.',
    city: 'Too long.',
  })
  expect(refusedFields(new Error('No network'), base)).toEqual({})
})

it('finds the field of a refusal by its code', () => {
  const wrong = new CallError('Not it.', 400, { code: 'wrong_password', message: 'Not it.', details: {}, correlationId: 'c' })
  expect(refusedFields(wrong, base, { wrong_password: 'name' })).toEqual({ name: 'Not it.' })
  expect(refusedFields(wrong, base, { password_rejected: 'name' })).toEqual({})
})
