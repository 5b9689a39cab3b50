import { expect, it } from 'vitest'
import { changesOf } from './event-changes.ts'

it('sets before and after side by side, field by field', () => {
  const before = { houses: { ny: 'staff' }, status: 'active', tags: ['a', { b: 1 }] }
  expect(changesOf({ before, after: { houses: { ny: 'viewer', bos: 'staff' }, status: 'active' } })).toEqual([
    { field: 'houses.ny', before: 'staff', after: 'viewer' },
    { field: 'status', before: 'active', after: 'active' },
    { field: 'tags', before: 'a, {"b":1}', after: undefined },
    { field: 'houses.bos', before: undefined, after: 'staff' },
  ])
})

it('takes single values and none', () => {
  expect(changesOf({ before: 'acc_1', after: 7 })).toEqual([{ field: '', before: 'acc_1', after: '7' }])
  expect(changesOf({})).toEqual([])
})
