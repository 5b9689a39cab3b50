import { describe, expect, it } from 'vitest'
import { cityOf } from '../../../app/house-time.ts'
import { houseOf } from '../../../app/session/session-fixtures.ts'
import { timezonesWith } from '../time-zones.ts'
import { checkHouse, emptyHouse, houseChange, houseValues, newHouseOf } from './house-form.ts'

const typed = { ...emptyHouse(), name: ' Salem ', businessName: 'Salem LLC', city: 'Salem' }

describe('a new house', () => {
  it('begins with the defaults', () => {
    expect(emptyHouse()).toMatchObject({ country: 'USA', timezone: 'America/New_York', currency: 'USD' })
  })

  it('needs display name, business name and city', () => {
    for (const field of ['name', 'businessName', 'city'] as const)
      expect(checkHouse({ ...typed, [field]: ' ' })).toEqual({ [field]: 'This field is required.' })
  })

  it('is sent without what was left empty', () => {
    expect(newHouseOf(typed)).toEqual({
      name: 'Salem',
      businessName: 'Salem LLC',
      city: 'Salem',
      country: 'USA',
      timezone: 'America/New_York',
      currency: 'USD',
    })
  })

  it('is checked in the words of the service', () => {
    expect(checkHouse(typed)).toEqual({})
    expect(Object.keys(checkHouse({ ...typed, email: 'salem@', phone: '12', website: 'example.com', name: '' })).sort()).toEqual([
      'email',
      'name',
      'phone',
      'website',
    ])
  })
})

describe('a change of a house', () => {
  const opened = houseValues({ ...houseOf('a1', 'h1'), version: '4' })

  it('carries the fields that differ, emptied ones too, and the version', () => {
    expect(houseChange({ ...opened.values, state: '', status: 'inactive' }, opened)).toEqual({
      state: '',
      status: 'inactive',
      version: '4',
    })
  })
})

describe('time zones', () => {
  it('offer the one chosen first where it is none of the usual', () => {
    expect(timezonesWith('Europe/London')[0]).toEqual(['Europe/London', 'London (Europe/London)'])
    expect(timezonesWith('America/Chicago').map(([, name]) => name)).toEqual(['Eastern', 'Central', 'Mountain', 'Pacific'])
  })

  it('are called by their city', () => {
    expect(cityOf('America/Los_Angeles')).toBe('Los Angeles')
  })
})
