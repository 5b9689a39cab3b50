import type * as calls from '@auctionwiz/contracts/audit'
import { instant } from '@auctionwiz/contracts/fields'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { auditConditions, auditPlaces } from './audit-places.ts'
import { mergedEvents } from './merged-events.ts'
import { settleMirroredEvents } from './mirrored-events.ts'
import { readEvents } from './read-events.ts'

const pageSize = 50

export const listAuditEvents =
  ({ store }: Pick<Deps, 'store'>): UseCase<typeof calls.listAuditEvents> =>
  async ({ query: { page, limit = pageSize, ...filter } }, context) => {
    if (page !== undefined && !instant.safeParse(page).success)
      throw new Failure('invalid_request', { fields: { page: 'Use nextPage from the previous page.' } })
    const places = auditPlaces(store, filter, context)
    if (filter.auctionHouseId === undefined) await settleMirroredEvents(store, context.claims.accountId, context.now)
    const { events, before } = await mergedEvents(places, auditConditions(filter), { limit, before: page })
    return { events, ...(before && { nextPage: before }) }
  }

export const listSecurityEvents =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof calls.listSecurityEvents> =>
  async ({ query: { limit = 50, page } }, { claims }) =>
    readEvents(people.partition(claims.userId), [], { limit, next: page })
