import { expect, test } from 'vitest'
import { yearFirst } from '../table/add-person.ts'
import { uses } from '../table/columns.ts'
import { localPattern } from '../table/email.ts'
import { scratch, spell, spellDigits } from './codes.ts'
import { areForms } from './short-forms.ts'
import { splitStreet, writeOutEnding } from './street.ts'

const spelt = (text: string): string => String.fromCharCode(...scratch.subarray(0, spell(text)))

test.each([
  ['  Van der Berg ', 'vanderberg'],
  ["O'Brien-Smith", 'obriensmith'],
  ['Müller', 'muller'],
  ['4/12 Main St.', '412mainst'],
  ['—', ''],
  ['Łukasz 王', 'lukasz王'],
])('spells %s as %s', (text, expected) => {
  expect(spelt(text)).toBe(expected)
})

test('spells digits', () => {
  expect(String.fromCharCode(...scratch.subarray(0, spellDigits('+61 (0)412-345')))).toBe('610412345')
})

test.each([
  ['12 Main St', '12', 'Main St'],
  ['4/12a Main St', '4/12a', 'Main St'],
  ['Unit 4, 12 Main St', 'Unit 4, 12', 'Main St'],
  ['Main St', '', 'Main St'],
  ['Hauptstraße 12', '12', 'Hauptstraße'],
  ['Hauptstraße 12 a', '12 a', 'Hauptstraße'],
  ['Fő utca 3.', '3', 'Fő utca'],
  ['Via Roma, 12/B', '12/B', 'Via Roma'],
  ['Straße des 17. Juni 135', '135', 'Straße des 17. Juni'],
  ['Calle Mayor 5-7', '5-7', 'Calle Mayor'],
  ['PO Box 12', '12', 'PO Box'],
  ['Highway 61', '', 'Highway 61'],
  ['W 42nd St', '', 'W 42nd St'],
  ['42', '', '42'],
])('splits %s', (line, number, street) => {
  expect(splitStreet(line)).toEqual({ number, street })
})

test.each([
  ['Main St', 'Main street'],
  ['Main St.', 'Main street'],
  ['Long Hwy', 'Long highway'],
  ['St', 'St'],
  ['Broadway', 'Broadway'],
])('writes out %s', (line, expected) => {
  expect(writeOutEnding(line)).toBe(expected)
})

test.each([
  ['1984-02-29', '1984-02-29'],
  ['3/2/2001', '20010203'],
  ['19840229', '19840229'],
])('puts the year of %s first', (date, expected) => {
  expect(yearFirst(date)).toBe(expected)
})

test.each([
  ['jane.parr85', 'jane', 'parr', '\u0002.\u000185', uses.givenName | uses.surname],
  ['jparr', 'jane', 'parr', '\u0003\u0001', uses.surname | uses.givenInitial],
  ['j.parr', 'jane', 'parr', '\u0003.\u0001', uses.surname | uses.givenInitial],
  ['lee-anne.o-brien', 'lee anne', 'o-brien', '\u0002.\u0001', uses.givenName | uses.surname],
  ['bidder9', 'jane', 'parr', 'bidder9', 0],
  ['bidder9', '', '', 'bidder9', 0],
])('takes the name out of %s', (local, given, surname, pattern, use) => {
  expect(localPattern(local, given, surname)).toEqual({ pattern, use })
})

test.each([
  ['bill', 'william', true],
  ['bob', 'rob', true],
  ['kate', 'catherine', true],
  ['bill', 'robert', false],
  ['xavier', 'xander', false],
])('%s and %s', (a, b, expected) => {
  expect(areForms(a, b)).toBe(expected)
  expect(areForms(b, a)).toBe(expected)
})
