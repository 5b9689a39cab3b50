import type { ConflictField } from '@auctionwiz/contracts/duplicates'
import { expect, it } from 'vitest'
import { suggestedValue, type ValueSource } from './suggest-value.ts'

const source = (id: string, createdAt: string, address: ValueSource['address'] = {}): ValueSource => ({ id, createdAt, address })
const kept = source('kept', '2017-09-03T10:00:00Z')
const other = source('other', '2026-09-02T10:00:00Z')

it.each<[ConflictField, string, string, string, string]>([
  ['name', 'Mikayla Malloney', 'Michaela Malloney', 'kept', 'kept'],
  ['name', 'MIKAYLA MALLONEY', 'Michaela Malloney', 'other', 'betterFormed'],
  ['name', 'mikayla malloney', 'MICHAELA MALLONEY', 'kept', 'kept'],
  ['name', 'H. Dolman', 'Hamish Dolman', 'other', 'moreComplete'],
  ['name', 'Ann Marie Vale', 'Ann Vale', 'kept', 'moreComplete'],
  ['email', 'a@example.com', 'b@example.com', 'other', 'newer'],
  ['phone', '+1 212 555 0148', '555-0149', 'kept', 'moreComplete'],
  ['phone', '+1 212 555 0148', '(212) 555-0149', 'other', 'newer'],
  ['dateOfBirth', '1900-01-01', '1961-04-02', 'other', 'betterFormed'],
  ['dateOfBirth', '1961-02-04', '1961-04-02', 'kept', 'kept'],
  ['preferredPaymentMethod', 'Wire Transfer', 'Credit Card', 'other', 'newer'],
  ['status', 'Active', 'Pending', 'kept', 'kept'],
  ['status', 'Active', 'Suspended', 'other', 'block'],
  ['autoInviteStatus', 'Auto-Deny', 'Auto-Invite', 'kept', 'block'],
  ['autoInviteStatus', 'Auto-Invite', 'Auto-Deny', 'other', 'block'],
])('preselects of the %s %s and %s that of the %s record: %s', (field, first, second, id, why) => {
  expect(suggestedValue({ field, values: [first, second] }, [kept, other], 'kept')).toEqual({ id, why })
  expect(suggestedValue({ field, values: [second, first] }, [other, kept], 'kept')).toEqual({ id, why })
})

it('preselects the address with more parts, else the newer one', () => {
  const whole = source('kept', kept.createdAt, { street: '14 Gramercy Park', city: 'New York', zip: '10003' })
  const street = source('other', other.createdAt, { street: '9 Elm Street' })
  const conflict = { field: 'address', values: ['', ''] } as { field: 'address'; values: [string, string] }
  expect(suggestedValue(conflict, [whole, street], 'kept')).toEqual({ id: 'kept', why: 'moreComplete' })
  expect(suggestedValue(conflict, [kept, other], 'kept')).toEqual({ id: 'other', why: 'newer' })
})

it('takes records of one day for equally old', () => {
  const sameDay = source('other', '2017-09-03T18:00:00Z')
  expect(suggestedValue({ field: 'email', values: ['a@b.c', 'd@e.f'] }, [kept, sameDay], 'kept')).toEqual({ id: 'kept', why: 'kept' })
})
