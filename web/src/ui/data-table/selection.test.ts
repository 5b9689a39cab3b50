import { expect, it } from 'vitest'
import {
  extended,
  isEmptySelection,
  isSelected,
  nothingSelected,
  toggled,
  withAllOf,
  withAllRows,
  withAllThatMatch,
  withFetched,
} from './selection.ts'

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const chosen = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join('')

it('chooses rows one by one and gives them up', () => {
  const one = toggled(nothingSelected, rows, 1, false)
  expect(chosen(one)).toBe('b')
  expect(isEmptySelection(toggled(one, rows, 1, false))).toBe(true)
})

it('draws a range from the row chosen last, in both directions', () => {
  const from = toggled(nothingSelected, rows, 3, false)
  expect(chosen(toggled(from, rows, 1, true))).toBe('bcd')
  const up = toggled(toggled(nothingSelected, rows, 0, false), rows, 4, true)
  expect(chosen(up)).toBe('abcde')
  expect(chosen(toggled(up, rows, 2, true))).toBe('ab')
  expect(chosen(extended(from, rows, 3, 4))).toBe('de')
})

it('means all that match, until one of them is given up', () => {
  const all = withAllThatMatch(rows)
  expect(isSelected(all, 'not fetched yet')).toBe(true)
  const less = toggled(all, rows, 0, false)
  expect([less.all, chosen(less)]).toEqual([false, 'bcde'])
  expect(withAllRows(rows).all).toBe(false)
})

it('means all of a group alone, and what is fetched of it later', () => {
  const group = withAllOf('near', rows.slice(0, 2))
  expect([isSelected(group, 'a'), isSelected(group, 'c'), isSelected(group, 'not fetched yet')]).toEqual([true, false, false])
  expect(chosen(withFetched(group, 'near', rows.slice(0, 3)))).toBe('abc')
  expect(withFetched(group, 'far', rows)).toBe(group)
  const less = toggled(withFetched(group, 'near', rows.slice(0, 3)), rows, 0, false)
  expect([less.all, less.group, chosen(less)]).toEqual([false, undefined, 'bc'])
})
