import { expect, it } from 'vitest'
import { isInitial, movedColumn, parseLayout } from './layout.ts'

const list = { list: 'people', all: ['name', 'score', 'tier', 'tags'], initial: ['name', 'score', 'tier'] } as const

it('reads known columns once each, with the first column first', () => {
  expect(parseLayout(null, list).columns).toEqual(['name', 'score', 'tier'])
  expect(parseLayout('{"columns":["tags","score","gone","name","score"]}', list).columns).toEqual(['name', 'tags', 'score'])
  expect(parseLayout('{"columns":[]}', list).columns).toEqual(['name'])
})

it('reads widths within the limits and drops invalid ones', () => {
  expect(parseLayout('{"widths":{"tier":120,"score":999,"nothing":80,"tags":"x"}}', list).widths).toEqual({ tier: 120, score: 640 })
})

it.each(['not json', '7', 'null', '[]'])('starts with the initial layout after a manual edit: %s', (stored) => {
  expect(isInitial(parseLayout(stored, list), list)).toBe(true)
})

it('moves columns, but none before the first', () => {
  const columns = ['name', 'score', 'tier', 'tags']
  expect(movedColumn(columns, 'tags', -1)).toEqual(['name', 'score', 'tags', 'tier'])
  expect(movedColumn(columns, 'score', 1)).toEqual(['name', 'tier', 'score', 'tags'])
  expect(movedColumn(columns, 'score', -1)).toEqual(columns)
  expect(movedColumn(columns, 'tags', 1)).toEqual(columns)
})
