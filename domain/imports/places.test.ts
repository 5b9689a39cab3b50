import { expect, it } from 'vitest'
import { isWholePlace, splitPlace } from './places.ts'

it.each([
  ['Boston, MA 02110', { city: 'Boston', state: 'MA', zip: '02110' }],
  ['Boston, MA, 02110-1234', { city: 'Boston', state: 'MA', zip: '02110-1234' }],
  ['  Boston  MA 02110 ', { city: 'Boston', state: 'MA', zip: '02110' }],
  ['New York, New York 10001', { city: 'New York', state: 'New York', zip: '10001' }],
  ['St. Paul, MN', { city: 'St. Paul', state: 'MN' }],
  ['Boston 02110', { city: 'Boston', zip: '02110' }],
  ['Toronto, ON M5V 2T6', { city: 'Toronto', state: 'ON', zip: 'M5V 2T6' }],
  ['Toronto ON M5V2T6', { city: 'Toronto', state: 'ON', zip: 'M5V2T6' }],
  ['London SW1A 1AA', { city: 'London', zip: 'SW1A 1AA' }],
  ['Bath, Somerset, BA1 1AA', { city: 'Bath', state: 'Somerset', zip: 'BA1 1AA' }],
  ['10115 Berlin', { city: 'Berlin', zip: '10115' }],
  ['D-10115 Berlin', { city: 'Berlin', zip: '10115' }],
  ['75001 Paris', { city: 'Paris', zip: '75001' }],
  ['1234 AB Utrecht', { city: 'Utrecht', zip: '1234 AB' }],
  ['Boston', { city: 'Boston' }],
  ['02110', { city: '02110' }],
])('%s', (text, place) => {
  expect(splitPlace(text)).toEqual(place)
})

it('loses no word of what it does not understand', () => {
  expect(splitPlace('c/o The Old Mill, Room 4')).toEqual({ city: 'c/o The Old Mill', state: 'Room 4' })
})

it('knows a whole place from a city', () => {
  expect(['Boston, MA 02110', 'New York, NY 10001-1234'].every(isWholePlace)).toBe(true)
  expect(['Boston', 'Boston, MA', '02110', '12 Oak St, Boston, MA 02110'].some(isWholePlace)).toBe(false)
})
