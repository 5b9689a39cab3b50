import type { LotSummary } from '@auctionwiz/contracts/lots'
import { expect, it } from 'vitest'
import { chunksOf, refusedIn, sortedOut, undoOf } from './change-many.ts'
import { checkMany, emptyMany, manyFieldsOf } from './lot-form.ts'
import { lotFormText } from './messages.ts'

const lot = (lotNumber: string, state: LotSummary['state']): LotSummary => ({
  ...{ id: `lot_${lotNumber}`, auctionId: 'auc_1', lotNumber, title: 'Chest', state, version: '1' },
})

it('asks only for lots that can be changed and names the others with their reason', () => {
  const { asked, refused } = sortedOut([lot('1', 'Sold'), lot('2', 'Upcoming')], { kind: 'withdraw' }, ({ state }) =>
    state === 'Sold' ? 'It is sold.' : undefined,
  )
  expect(asked).toEqual([{ lotId: 'lot_2', change: { kind: 'withdraw' } }])
  expect(refused).toEqual([{ id: 'lot_1', lotNumber: '1', reason: 'It is sold.' }])
})

it('sends at most 100 lots by one call', () => {
  const asked = Array.from({ length: 205 }, (_, index) => ({ lotId: `lot_${index}`, change: { kind: 'withdraw' as const } }))
  expect(chunksOf(asked).map(({ length }) => length)).toEqual([100, 100, 5])
  expect(chunksOf([])).toEqual([])
})

it('undoes what was done, with the version after it, and lists what was refused', () => {
  const results = [
    { lotId: 'lot_1', lotNumber: '1', version: '2' },
    { lotId: 'lot_2', lotNumber: '2', version: '3', before: { reserve: null } },
    { lotId: 'lot_3', lotNumber: '3', refused: { code: 'lot_state', message: 'Lot 3 is sold.' } },
  ]
  expect(undoOf(results)).toEqual([
    { lotId: 'lot_1', version: '2', change: { kind: 'undo' } },
    { lotId: 'lot_2', version: '3', change: { kind: 'edit', fields: { reserve: null } } },
  ])
  expect(refusedIn(results)).toEqual([{ id: 'lot_3', lotNumber: '3', reason: 'Lot 3 is sold.' }])
})

it('sets only the fields that are filled in', () => {
  expect(manyFieldsOf({ ...emptyMany, reserve: '1,500', notes: 'Check the legs' }, 'USD')).toEqual({
    reserve: 150_000,
    notes: 'Check the legs',
  })
  expect(checkMany(emptyMany, 'USD')).toEqual({ estimateLow: lotFormText.fillOne })
  expect(checkMany({ ...emptyMany, reserve: 'x' }, 'USD')).toEqual({ reserve: lotFormText.amountProblem })
  expect(checkMany({ ...emptyMany, reserve: '10' }, 'USD')).toEqual({})
})
