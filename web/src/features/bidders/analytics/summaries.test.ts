import { expect, it } from 'vitest'
import { maxAdded, maxOf } from './summaries.ts'

const number = (value: number) => value.toLocaleString('en-US')
const bar = (name: string, count: number) => ({ name, count, share: count / 2000, search: '' })
const format = { number, month: (instant: string) => instant.slice(0, 7) }

it('says which bar is the longest', () => {
  expect(maxOf([bar('Gold', 400), bar('Silver', 1600)], number)).toBe('Largest group of 2,000: Silver with 1,600, 80%.')
  expect(maxOf([bar('0–9', 0), bar('10–19', 0)], number)).toBe('No bidder has a history yet.')
})

it('says when most were added, and when nobody was', () => {
  const added = [
    { month: '2026-01', count: 3 },
    { month: '2026-02', count: 9 },
  ]
  expect(maxAdded(added, format)).toBe('12 added in 2 months, most in 2026-02: 9.')
  expect(maxAdded([{ month: '2026-01', count: 0 }], format)).toBe('No bidders were added in this period.')
})
