import { describe, expect, it } from 'vitest'
import { changeBody } from './bidder-changes.ts'
import { emptyBidder } from './bidder-form.ts'

const base = { ...emptyBidder, firstName: 'Vanessa', lastName: 'Parr', email: 'v.parr@example.com', city: 'Boston', zip: '02108' }

describe('the body of a change', () => {
  it('sends what differs, with the version read', () => {
    expect(changeBody(base, { ...base, lastName: ' Lowe ', status: 'Active' }, 'v1')).toEqual({
      lastName: 'Lowe',
      status: 'Active',
      version: 'v1',
    })
  })

  it('sends the whole address, emptied lines included', () => {
    expect(changeBody(base, { ...base, zip: '' }, 'v1')).toEqual({
      address: { street: '', city: 'Boston', state: '', zip: '', country: 'USA' },
      version: 'v1',
    })
  })

  it('clears a date of birth, and sends tags one by one', () => {
    const before = { ...base, dateOfBirth: '1961-04-02', tags: ['vip'] }
    expect(changeBody(before, { ...before, dateOfBirth: '', tags: ['vip', 'phone bidder'] }, 'v1')).toEqual({
      dateOfBirth: '',
      tags: ['vip', 'phone bidder'],
      version: 'v1',
    })
  })

  it('sends a status by hand with its reason, and none with the rules', () => {
    const byHand = { ...base, autoInvite: 'Auto-Deny' as const, autoInviteReason: ' Owes for two sales ' }
    expect(changeBody(base, byHand, 'v1')).toEqual({
      autoInviteStatus: 'Auto-Deny',
      autoInviteReason: 'Owes for two sales',
      version: 'v1',
    })
    expect(changeBody(byHand, { ...byHand, autoInvite: 'By rules' }, 'v2')).toEqual({ autoInviteStatus: 'By rules', version: 'v2' })
  })
})
