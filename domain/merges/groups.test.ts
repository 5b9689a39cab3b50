import { describe, expect, it } from 'vitest'
import { groupsOf, type Ids } from './groups.ts'

const ab: Ids = ['a', 'b']
const bc: Ids = ['c', 'b']
const ac: Ids = ['a', 'c']
const de: Ids = ['d', 'e']
const sorted = (groups: string[][]) => groups.map((group) => group.toSorted()).toSorted()

describe('groups to be merged', () => {
  it('hold all that hang together', () => {
    expect(sorted(groupsOf([ab, bc, de], [ab, bc, ac, de]).groups)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })

  it('are unclear where two of them are not known as a likely pair, as after a dismissal', () => {
    const found = groupsOf([ab, bc, de], [ab, bc, de])
    expect(sorted(found.groups)).toEqual([['d', 'e']])
    expect(sorted(found.unclear)).toEqual([['a', 'b', 'c']])
  })

  it('are none without pairs', () => {
    expect(groupsOf([], [ab])).toEqual({ groups: [], unclear: [] })
  })
})
