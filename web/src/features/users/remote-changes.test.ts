import type { Adjustment, HouseAccess } from '@auctionwiz/contracts/identity'
import { expect, it } from 'vitest'
import { foreignChanges } from './remote-changes.ts'

const person = (role: HouseAccess['role'] | undefined, ...marks: string[]) => {
  const given = { at: '2026-11-20T10:00:00Z', by: 'u2' }
  const adjustments = marks.map(
    (mark) => ({ ...given, permission: mark.slice(1), effect: mark[0] === '+' ? 'grant' : 'deny' }) as Adjustment,
  )
  return { houses: role ? [{ auctionHouseId: 'h1', role, adjustments, assignedAt: given.at, assignedBy: given.by }] : [] }
}

it.each([
  ['the role', person('staff'), person('viewer'), ['The role is now Viewer. It was Staff.']],
  ['a first role', person(undefined), person('viewer'), ['The role is now Viewer. It was No access.']],
  ['a grant', person('staff'), person('staff', '+bidders:merge'), ['bidders:merge was granted individually.']],
  ['a denial', person('staff', '+bidders:merge'), person('staff', '-bidders:merge'), ['bidders:merge was removed individually.']],
  ['an end', person('staff', '-bidders:export'), person('staff'), ['bidders:export follows the role again.']],
  ['something elsewhere', person('staff', '-bidders:export'), person('staff', '-bidders:export'), []],
])('tells %s', (_what, before, now, sentences) => {
  expect(foreignChanges(before, now, 'h1')).toEqual(sentences)
})
