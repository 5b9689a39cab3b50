import type { listSecurityEvents as endpoint } from '@auctionwiz/contracts/audit'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { Deps } from '../deps.ts'
import { readEvents } from './read-events.ts'

export const listSecurityEvents =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof endpoint> =>
  async ({ query: { limit = 50, page } }, { claims }) =>
    readEvents(people.partition(claims.userId), [], { limit, next: page })
