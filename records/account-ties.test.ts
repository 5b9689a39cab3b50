import { containers } from '@auctionwiz/platform/core/store/containers'
import { expect, it } from 'vitest'
import { accountTies, withoutAccounts } from './account-ties.ts'
import { allRecords } from './all-records.ts'

const outside = allRecords.filter(({ definition: { container, alsoIn = [] } }) =>
  [container, ...alsoIn].some((name) => containers[name].keys[0] !== 'accountId' || name === 'work'),
)
const tied = new Set(accountTies.map(({ type }) => type))

it.each(outside.map(({ definition }) => definition.type))(
  '%s outside the partitions of an account has a tie to it, or says why not',
  (type) => {
    expect([tied.has(type), Object.hasOwn(withoutAccounts, type)].filter(Boolean)).toHaveLength(1)
  },
)

it('explains no noun that is not outside', () => {
  const types = new Set(outside.map(({ definition }) => definition.type))
  expect(Object.keys(withoutAccounts).filter((type) => !types.has(type))).toEqual([])
})
