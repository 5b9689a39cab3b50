import { lotStates } from '@auctionwiz/contracts/lots'
import { expect, it } from 'vitest'
import type { AuctionStage } from '../auctions/actions.ts'
import { type LotAction, lotActions, lotOutcomes, lotRefusal, outcomeActions, undoRefusal } from './lot-states.ts'

const stages: readonly AuctionStage[] = ['Draft', 'Upcoming', 'Active', 'Completed', 'Cancelled']

/** Each action, and the pairs of a lot's state and an auction's stage in which it is possible. */
const allowed: Record<Exclude<LotAction, 'add'>, string[]> = {
  edit: lotStates.flatMap((state) => ['Draft', 'Upcoming', 'Active', 'Completed'].map((stage) => `${state} ${stage}`)),
  changeReserve: ['Upcoming Draft', 'Upcoming Upcoming', 'Upcoming Active'],
  changeTerms: ['Upcoming Draft', 'Upcoming Upcoming'],
  remove: ['Upcoming Draft'],
  sell: ['Upcoming Active', 'Upcoming Completed', 'Passed Active', 'Passed Completed'],
  pass: ['Upcoming Active', 'Upcoming Completed'],
  leaveUnsold: ['Upcoming Active', 'Upcoming Completed'],
  sellAfterSale: ['Passed Completed', 'Unsold Completed'],
  withdraw: ['Upcoming', 'Passed', 'Unsold'].flatMap((state) =>
    ['Draft', 'Upcoming', 'Active', 'Completed'].map((stage) => `${state} ${stage}`),
  ),
}

const actions = Object.keys(allowed) as (keyof typeof allowed)[]

it.each(actions)('allows %s where the sale does, and nowhere else', (action) => {
  const possible = lotStates.flatMap((state) =>
    stages.flatMap((stage) => (lotRefusal(action, stage, state) === undefined ? [`${state} ${stage}`] : [])),
  )
  expect(possible.toSorted()).toEqual(allowed[action].toSorted())
})

it('covers every action', () => {
  expect([...actions, 'add'].toSorted()).toEqual(Object.keys(lotActions).toSorted())
})

it('adds lots until the sale is over', () => {
  expect(stages.filter((stage) => lotRefusal('add', stage) === undefined)).toEqual(['Draft', 'Upcoming', 'Active'])
})

it('says whether the auction or the lot is in the way', () => {
  expect(lotRefusal('sell', 'Upcoming', 'Sold')).toEqual({ stage: 'Upcoming' })
  expect(lotRefusal('sell', 'Active', 'Sold')).toEqual({ state: 'Sold' })
})

it('undoes each outcome where it can be recorded, and nothing else', () => {
  for (const stage of stages) {
    for (const action of outcomeActions)
      expect(undoRefusal(stage, lotOutcomes[action])).toEqual(lotActions[action].in.some((each) => each === stage) ? undefined : { stage })
    expect(undoRefusal(stage, 'Upcoming')).toEqual({ state: 'Upcoming' })
  }
})
