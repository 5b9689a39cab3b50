import { expect, it } from 'vitest'
import { type Entries, groupEntries, plainEntries } from './entries.ts'

const kinds = ({ count, at }: Entries) =>
  Array.from({ length: count }, (_, entry) => {
    const one = at(entry)
    return 'row' in one ? `${one.kind} ${one.row}` : 'group' in one ? `${one.kind} ${one.group}` : one.kind
  })

it('shows the details of a row below it', () => {
  expect(kinds(plainEntries(3, 1))).toEqual(['row 0', 'row 1', 'row 2', 'coming'])
  const opened = plainEntries(3, 1, 1)
  expect(kinds(opened)).toEqual(['row 0', 'row 1', 'details 1', 'row 2', 'coming'])
  expect([0, 1, 2].map(opened.ofRow)).toEqual([0, 1, 3])
})

it('counts the rows of open groups one after the other', () => {
  const groups = [
    { id: 'near', label: 'Near', rows: ['a', 'b'], more: { label: '25 more', onMore: () => undefined } },
    { id: 'far', label: 'Far', rows: ['c'] },
    { id: 'none', label: 'None', rows: ['d'] },
  ]
  const entries = groupEntries(groups, (id) => id !== 'far', 2)
  expect(kinds(entries)).toEqual(['group 0', 'row 0', 'row 1', 'more 0', 'group 1', 'group 2', 'row 2', 'details 2'])
  expect([0, 1, 2].map(entries.ofRow)).toEqual([1, 2, 6])
})
