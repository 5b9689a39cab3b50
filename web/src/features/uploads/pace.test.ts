import { expect, it } from 'vitest'
import { paceOf } from './pace.ts'

it('measures between the first look and the last', () => {
  expect(paceOf({ at: 0, rows: 100, percent: 10 }, { at: 10_000, rows: 12_500, percent: 60 })).toEqual({
    rowsPerSecond: 1240,
    remaining: 8000,
  })
})

it('says nothing before there was movement', () => {
  expect(paceOf({ at: 0, rows: 0, percent: 0 }, { at: 300, rows: 50, percent: 5 })).toEqual({})
  expect(paceOf({ at: 0, rows: 5, percent: 1 }, { at: 5000, rows: 5, percent: 1 })).toEqual({})
})
