import { expect, it } from 'vitest'
import { changeDetail, changeSentence } from './change-sentence.ts'

const of = (given: object) => ({ action: { kind: 'delete' } as const, changed: 1, left: 1, names: [] as string[], ...given })

it.each([
  [of({ names: ['Ruby Reid'] }), 'Deleted Ruby Reid', ''],
  [of({ left: 0 }), 'Deleted 1 bidder', ''],
  [of({ changed: 25, left: 25, names: ['A', 'B', 'C'] }), 'Deleted 25 bidders', 'A, B, C and 22 more'],
  [of({ changed: 25, left: 2, names: ['A', 'B'] }), 'Deleted 25 bidders', 'A, B'],
  [of({ left: 0, names: ['Ruby Reid'] }), 'Deleted Ruby Reid', ''],
  [of({ changed: 25, left: 0, names: ['A', 'B', 'C'] }), 'Deleted 25 bidders', 'A, B, C and 22 more'],
  [of({ action: { kind: 'status', status: 'Active' }, changed: 12, left: 12 }), 'Set 12 bidders to Active', ''],
  [of({ action: { kind: 'status', status: 'Suspended' } }), 'Set 1 bidder to Suspended', ''],
  [
    of({ action: { kind: 'tags', add: ['vip', 'press'], remove: ['new'] }, changed: 4 }),
    'Changed the tags of 4 bidders',
    'added vip, press, removed new',
  ],
])('says what was done: %o', (change, sentence, detail) => {
  expect([changeSentence(change), changeDetail(change, String)]).toEqual([sentence, detail])
})
