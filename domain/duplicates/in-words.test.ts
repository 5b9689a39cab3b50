import type { PairReason } from '@auctionwiz/contracts/duplicates'
import { expect, it } from 'vitest'
import { fieldsInWords, gistOf, inWords, strengthOf } from './in-words.ts'

const reason = (name: string, level: string, weight: number, first = 'a', second = first): PairReason => ({
  name,
  level,
  weight,
  values: [first, second],
})
const malloney: PairReason[] = [
  reason('givenName', 'nearRare', 4.2, 'Mikayla', 'Michaela'),
  reason('surname', 'same', 7.9, 'Malloney'),
  reason('streetNumber', 'same', 3.1, '14'),
  reason('street', 'same', 6.4, 'Gramercy Park South'),
  reason('suburb', 'same', 0.8, 'New York'),
  reason('state', 'same', -0.4, 'NY'),
  reason('postcode', 'like', -1.2, '10003', '10009'),
  reason('email', 'same', 14.5, 'm.malloney@example.com'),
  reason('phone', 'same', 9.97, '(212) 555-0148'),
  { name: 'household', weight: -2.5 },
  { name: 'otherRecords', weight: -0.01 },
]

it('gives one dot for each factor of ten, for and against alike', () => {
  const weights = [0.05, 3.2, 3.33, 6.6, 6.65, 9.9, 9.97, 30, -3.2, -5]
  expect(weights.map(strengthOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 1, 2])
})

it('groups the fields, strongest first, and joins the parts of a street', () => {
  const rows = inWords(malloney).map(({ field, agreement, values, strength }) => [agreement, field, values.join(' / '), strength])
  expect(rows).toEqual([
    ['same', 'email', 'm.malloney@example.com / m.malloney@example.com', 4],
    ['same', 'phone', '(212) 555-0148 / (212) 555-0148', 4],
    ['same', 'street', '14 Gramercy Park South / 14 Gramercy Park South', 3],
    ['same', 'surname', 'Malloney / Malloney', 3],
    ['near', 'givenName', 'Mikayla / Michaela', 2],
    ['different', 'zip', '10003 / 10009', 1],
    ['same', 'city', 'New York, NY / New York, NY', 1],
  ])
})

it('leaves out what rounds to 0 and what compares no values', () => {
  expect(
    inWords([reason('phone', 'different', -0.04, '1', '2'), reason('suburb', 'same', 0.049), { name: 'household', weight: -28.9 }]),
  ).toEqual([])
  expect(inWords([reason('state', 'same', -3)])).toEqual([])
})

it('calls similar values different where they count against one person', () => {
  expect(inWords([reason('givenName', 'like', -1.5, 'Anna', 'Hanna')])).toMatchObject([{ agreement: 'different', strength: 1 }])
})

it('names first and last name as one where they compare alike, like the lines of an address, and exchanged names whole', () => {
  const same = inWords([reason('givenName', 'same', 5, 'Ann'), reason('surname', 'same', 6, 'Vale')])
  expect(same).toMatchObject([{ field: 'name', values: ['Ann Vale', 'Ann Vale'], weight: 11, strength: 4 }])
  const lines = [reason('street', 'same', 5, 'Elm Street'), reason('postcode', 'same', 2, '12203'), reason('suburb', 'same', 1, 'Albany')]
  expect(inWords(lines)).toMatchObject([{ field: 'address', values: ['Elm Street, Albany 12203', 'Elm Street, Albany 12203'], weight: 8 }])
  const exchanged = inWords([reason('givenName', 'exchanged', 9, 'Kovács János', 'János Kovács')])
  expect(exchanged).toMatchObject([{ field: 'name', agreement: 'near' }])
})

it('says in the list what is the same and what is not; a field that is both is not the same', () => {
  expect(fieldsInWords(malloney)).toEqual({ same: ['email', 'phone', 'surname', 'street', 'city'], differs: ['givenName', 'zip'] })
  const numbers = [reason('streetNumber', 'different', -3, '12', '14'), reason('street', 'same', 8, 'Elm Street')]
  expect(fieldsInWords(numbers)).toEqual({ same: ['street'], differs: ['houseNumber'] })
  const lines = [reason('street', 'same', 8, 'Elm Street'), reason('secondLine', 'different', -2, 'Apt 1', 'Apt 2')]
  expect(fieldsInWords(lines)).toEqual({ same: [], differs: ['street'] })
})

it('names in the sentence the strong reasons alone, and a household that stays possible', () => {
  expect(gistOf(malloney, 92)).toEqual({ same: ['email', 'phone', 'street'], near: ['givenName'], different: [], household: true })
  expect(gistOf(malloney, 99.4).household).toBe(false)
})

it('never names a weak reason beside a strong one', () => {
  const phones = reason('phone', 'like', 1.3, '(212) 555-1133', '(212) 555-1563')
  const gist = gistOf([phones, reason('surname', 'same', 8), reason('email', 'different', -4, 'a@b.c', 'd@e.f')], 90)
  expect(gist).toEqual({ same: ['surname'], near: [], different: ['email'], household: false })
  expect(gistOf([phones, reason('suburb', 'same', 0.5)], 60)).toEqual({ same: [], near: ['phone'], different: [], household: false })
})
