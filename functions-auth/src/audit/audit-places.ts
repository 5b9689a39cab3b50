import type { listAuditEvents } from '@auctionwiz/contracts/audit'
import type { QueryOf } from '@auctionwiz/contracts/endpoint'
import { permissionsIn } from '@auctionwiz/contracts/held-permissions'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { AccountReading } from '@auctionwiz/platform/core/http/context'
import { houseContainers } from '@auctionwiz/platform/core/store/containers'
import { type PartitionReader, readerOfAll } from '@auctionwiz/platform/core/store/partition'
import { searchKeyConditions } from '@auctionwiz/platform/core/store/search-key'
import type { Deps } from '../deps.ts'
import { requireIn } from '../security/administers.ts'
import type { AuditConditions } from './read-events.ts'

type Filter = Omit<QueryOf<typeof listAuditEvents>, 'page' | 'limit'>

/** Where events are kept: the account's own partition, without a house, and each container of each house with those of its auctions. */
export interface AuditPlace {
  auctionHouseId?: string
  partition: PartitionReader
}

/** One page asks each container of each house once, so with more houses than this, view them one by one. */
const maxHousesAtOnce = 30

/** The partitions that a filter covers. Throws not_found or forbidden for a house, limit_reached for too many houses. */
export const auditPlaces = (store: Deps['store'], { auctionHouseId, everywhere }: Filter, context: AccountReading): AuditPlace[] => {
  const { claims, account } = context
  const placesOf = (id: string): AuditPlace[] =>
    houseContainers.map((name) => ({ auctionHouseId: id, partition: readerOfAll(store, name, [claims.accountId, id]) }))
  if (auctionHouseId !== undefined) {
    requireIn(claims, auctionHouseId, 'system:audit')
    return placesOf(auctionHouseId)
  }
  if (everywhere === undefined) return [{ partition: account }]
  const houses = Object.keys(claims.houses).filter((id) => permissionsIn(claims, id).includes('system:audit'))
  if (houses.length > maxHousesAtOnce) throw new Failure('limit_reached', { what: 'Auction houses viewed at once', limit: maxHousesAtOnce })
  return [{ partition: account }, ...houses.flatMap(placesOf)]
}

export const auditConditions = ({ action, subjectType, actorId, subjectId, search, from, to }: Filter): AuditConditions => [
  ...equalTo('action', action),
  ...equalTo('subjectType', subjectType),
  ...equalTo('actorId', actorId),
  ...equalTo('subjectId', subjectId),
  ...searchKeyConditions(search),
  ...(from === undefined ? [] : [{ field: 'at', atLeast: moment(from) } as const]),
  ...(to === undefined ? [] : [{ field: 'at', atMost: moment(to) } as const]),
]

const equalTo = <F extends 'action' | 'subjectType' | 'actorId' | 'subjectId'>(field: F, equals: string | undefined) =>
  equals ? [{ field, equals }] : []

/** As events are dated, to the millisecond, so that texts compare as times do. */
const moment = (at: string): string => {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) throw new Failure('invalid_request', { fields: { from: 'Use an ISO 8601 time in UTC.' } })
  return date.toISOString()
}
