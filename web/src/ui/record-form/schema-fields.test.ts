import { newBidder } from '@auctionwiz/contracts/bidder-edits'
import { createGroup, newHouse } from '@auctionwiz/contracts/houses'
import { expect, it } from 'vitest'
import { problemsIn, shapesOf } from './schema-fields.ts'

it('draws fields as the contract describes them', () => {
  const bidder = shapesOf(newBidder)
  expect(
    Object.fromEntries(Object.entries(bidder).map(([field, { kind, required }]) => [field, required ? `${kind}, required` : kind])),
  ).toEqual({
    firstName: 'line, required',
    lastName: 'line, required',
    email: 'email, required',
    phone: 'tel',
    dateOfBirth: 'date',
    street: 'line',
    city: 'line',
    state: 'line',
    zip: 'line',
    country: 'line',
    preferredPaymentMethod: 'choice',
    preferredCategories: 'choices',
    tags: 'tags',
    initialNotes: 'lines',
  })
  expect(bidder.preferredPaymentMethod?.options).toContain('Wire Transfer')
  expect(shapesOf(newHouse)).toMatchObject({
    city: { kind: 'line', required: true },
    phone: { kind: 'tel', required: false },
    email: { kind: 'email', required: false },
    website: { kind: 'url', required: false },
    currency: { kind: 'choice' },
  })
  expect(shapesOf(createGroup.body)).toMatchObject({ description: { kind: 'lines', required: false } })
})

it('finds the problems of each field before sending, in the words of the contract', () => {
  const values = { name: 'Peabody', businessName: ' ', city: 'Peabody', email: 'peabody@', phone: '' }
  expect(problemsIn(newHouse, { name: 'Peabody', city: 'Peabody', email: 'peabody@' }, values)).toEqual({
    businessName: 'This field is required.',
    email: 'Enter a valid email address.',
  })
})

it('finds the field of a nested object', () => {
  const values = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org', zip: '1'.repeat(21) }
  const { zip, ...person } = values
  expect(problemsIn(newBidder, { ...person, address: { zip } }, values)).toEqual({ zip: 'Use at most 20 characters.' })
})
