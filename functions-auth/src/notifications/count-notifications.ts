import type * as calls from '@auctionwiz/contracts/notifications'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { countIn, readNotificationCounts } from '@auctionwiz/records/notification-counts'
import type { Deps } from '../deps.ts'
import { seenScopes } from './seen-scopes.ts'

/** Every open screen asks once a minute, so it reads one document and no more. */
export const countNotifications =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof calls.countNotifications> =>
  async (_input, { claims, now }) => {
    const counts = await readNotificationCounts(people.partition(claims.userId))
    return { unread: countIn(counts, seenScopes(claims), now).unread }
  }
