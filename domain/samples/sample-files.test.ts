import { expect, it } from 'vitest'
import { samplePeopleOf, sampleSales } from './sample-files.ts'

const contact = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '(02) 5550 8130' }
const address = { street: '7 High Street', city: 'Leeds', state: 'NSW', zip: '3143' }
const person = { ...contact, ...address, status: 'Active', history: [[0, [59], 1, 1, 1, 499, 499, 1]], extra: { referrals: 3 } }

it('takes the people of a file as they are written down', () => {
  expect(samplePeopleOf([person, { ...person, dateOfBirth: '1950-05-27', history: [] }])).toHaveLength(2)
})

it.each([
  ['a status that there is not', { ...person, status: 'Gone' }],
  ['an appearance without its end', { ...person, history: [[0, [59], 1, 1, 1]] }],
  ['no extra facts', { ...person, extra: undefined }],
])('refuses %s', (_name, one) => {
  expect(() => samplePeopleOf([one])).toThrow()
})

it('knows the sales that people appear at', () => {
  expect(sampleSales.length).toBeGreaterThan(0)
})
