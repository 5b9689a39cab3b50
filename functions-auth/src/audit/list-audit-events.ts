import type { listAuditEvents as endpoint } from '@auctionwiz/contracts/audit'
import type { QueryOf } from '@auctionwiz/contracts/endpoint'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/context'
import { type PartitionReader, partitionOf } from '@auctionwiz/platform/core/partition'
import type { Condition } from '@auctionwiz/platform/core/store'
import { requireAdministered } from '../accounts/administers.ts'
import type { Parts } from '../parts.ts'
import { readEvents } from './read-events.ts'

type Filter = QueryOf<typeof endpoint>

export const listAuditEvents =
  ({ store }: Pick<Parts, 'store'>): UseCase<typeof endpoint> =>
  async ({ query }, context) =>
    readEvents(placeOf(store, query, context), conditions(query), { limit: query.limit ?? 50, next: query.page })

/** The account's own events, or those of a house that the caller administers. */
const placeOf = (store: Parts['store'], { auctionHouseId }: Filter, { claims, account }: AccountContext): PartitionReader => {
  if (auctionHouseId === undefined) return account
  requireAdministered(claims, [auctionHouseId], 'system:audit')
  return partitionOf(store, 'houses', [claims.accountId, auctionHouseId])
}

const conditions = ({ action, actorId, subjectId, from, to }: Filter): Condition[] => [
  ...(action === undefined ? [] : [{ field: 'action', equals: action }]),
  ...(actorId === undefined ? [] : [{ field: 'actorId', equals: actorId }]),
  ...(subjectId === undefined ? [] : [{ field: 'subjectId', equals: subjectId }]),
  ...(from === undefined ? [] : [{ field: 'at', atLeast: from }]),
  ...(to === undefined ? [] : [{ field: 'at', atMost: to }]),
]
