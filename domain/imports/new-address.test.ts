import type { Bidder } from '@auctionwiz/contracts/bidders'
import { expect, it } from 'vitest'
import { newAddress } from './new-address.ts'

type Address = Bidder['address']

const known = { street: '1 High St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' }
/** By part: the same on file, spelt differently, and another. */
const same = { street: '1 HIGH Street', city: 'ALBANY', state: 'New York', zip: '12207-1234' }
const other = { street: '2 Oak St', city: 'Boston', state: 'MA', zip: '02101' }

const kept = (...parts: (keyof typeof known)[]): Address => Object.fromEntries(parts.map((part) => [part, known[part]]))

it.each<[string, Address, Address]>([
  ['nothing', {}, kept('street', 'city', 'state', 'zip')],
  ['the street', { street: other.street }, kept('city', 'state')],
  ['the city', { city: other.city }, {}],
  ['the state', { state: other.state }, {}],
  ['the postal code', { zip: other.zip }, {}],
  ['street and city', { street: other.street, city: other.city }, {}],
  ['street and state', { street: other.street, state: other.state }, {}],
  ['street and postal code', { street: other.street, zip: other.zip }, {}],
  ['city and state', { city: other.city, state: other.state }, {}],
  ['city and postal code', { city: other.city, zip: other.zip }, {}],
  ['state and postal code', { state: other.state, zip: other.zip }, {}],
  ['street, city and state', { street: other.street, city: other.city, state: other.state }, {}],
  ['street, city and postal code', { street: other.street, city: other.city, zip: other.zip }, {}],
  ['street, state and postal code', { street: other.street, state: other.state, zip: other.zip }, {}],
  ['city, state and postal code', { city: other.city, state: other.state, zip: other.zip }, {}],
  ['all parts', other, {}],
])('a row that states %s, which differ, keeps what can’t contradict them', (_what, stated, rest) => {
  expect(newAddress(known, stated)).toEqual({ ...rest, country: 'USA', ...stated })
})

it.each<[string, Address, Address]>([
  ['street, the same city', { street: other.street, city: same.city }, kept('state')],
  ['street, the same postal code', { street: other.street, zip: same.zip }, kept('city', 'state')],
  ['street, the same state', { street: other.street, state: same.state }, kept('city')],
  ['city, the same postal code', { city: 'Albany-Downtown', zip: same.zip }, kept('street', 'state')],
  ['city, the same street', { city: other.city, street: same.street }, {}],
  ['city, the same state', { city: 'Troy', state: same.state }, {}],
  ['postal code, the same city', { zip: other.zip, city: same.city }, {}],
  ['postal code, the same street', { zip: other.zip, street: same.street }, {}],
  ['state, the same city', { state: other.state, city: same.city }, kept('street', 'zip')],
  ['state, the same postal code', { state: other.state, zip: same.zip }, kept('street', 'city')],
  ['state, the same street', { state: other.state, street: same.street }, {}],
])('a row with another %s keeps what can’t contradict them', (_what, stated, rest) => {
  expect(newAddress(known, stated)).toEqual({ ...rest, country: 'USA', ...stated })
})

it.each(['street', 'city', 'state', 'zip'] as const)('the same %s, spelt otherwise, keeps all others', (part) => {
  expect(newAddress(known, { [part]: same[part] })).toEqual({ ...known, [part]: same[part] })
})

it.each<[string, Address, Address]>([
  ['an apartment', { street: '1 High St' }, { street: '1 High Street, Apt 4' }],
  ['a dropped zero', { zip: '02101' }, { zip: '2101' }],
  ['the country in front', { zip: 'D-10115' }, { zip: '10115' }],
  ['a point', { city: 'St. Louis' }, { city: 'St Louis' }],
])('%s makes no other address', (_what, before, stated) => {
  expect(newAddress({ ...known, ...before }, stated)).toEqual({ ...known, ...before, ...stated })
})

it('a row completes an address, and corrects the country that is assumed of a new bidder', () => {
  const { street, city, state, zip } = known
  expect(newAddress({ country: 'USA', street }, { city, zip })).toEqual({ country: 'USA', street, city, zip })
  expect(newAddress({ country: 'USA', city, state }, { street, zip })).toEqual({ country: 'USA', street, city, state, zip })
  expect(newAddress(known, { country: 'Canada' })).toEqual({ ...known, country: 'Canada' })
})

it('another street with a place that nothing on file confirms is another address', () => {
  const { street, city, state, zip } = known
  expect(newAddress({ country: 'USA', street, city, state }, { street: other.street, zip: other.zip })).toEqual({
    ...{ country: 'USA', street: other.street, zip: other.zip },
  })
  expect(newAddress({ country: 'USA', street, state, zip }, { street: other.street, city: other.city })).toEqual({
    ...{ country: 'USA', street: other.street, city: other.city },
  })
})

it('the same row again changes nothing', () => {
  for (const stated of [other, { street: other.street }, { zip: other.zip }, { city: other.city, street: other.street }]) {
    const once = newAddress(known, stated)
    expect(newAddress(once, stated)).toEqual(once)
  }
})
