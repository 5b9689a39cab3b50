import { expect, it } from 'vitest'
import { columnsFrom, defaultColumns, movedColumn, widthsFrom } from './layout.ts'

it('takes from storage what it knows, with who it is first', () => {
  expect(columnsFrom(null)).toEqual(defaultColumns)
  expect(columnsFrom('tags,score,gone,bidder,score')).toEqual(['bidder', 'tags', 'score'])
  expect(columnsFrom('')).toEqual(['bidder'])
})

it('moves columns, but none before who it is', () => {
  const columns = ['bidder', 'score', 'tier', 'tags'] as const
  expect(movedColumn(columns, 'tags', -1)).toEqual(['bidder', 'score', 'tags', 'tier'])
  expect(movedColumn(columns, 'score', 1)).toEqual(['bidder', 'tier', 'score', 'tags'])
  expect(movedColumn(columns, 'score', -1)).toEqual(columns)
  expect(movedColumn(columns, 'tags', 1)).toEqual(columns)
})

it('reads widths as stored, within what is sensible, and drops what means nothing', () => {
  expect(widthsFrom('tier:120,contact:999,nothing:80,score:x,spent')).toEqual({ tier: 120, contact: 640 })
  expect(widthsFrom(null)).toEqual({})
})
