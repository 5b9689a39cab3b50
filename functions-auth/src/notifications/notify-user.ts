import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { type Notice, notifyOwn } from '@auctionwiz/records/notify'
import type { Deps } from '../deps.ts'

type Event = Pick<Notice, 'kind' | 'facts'>

/** Notifies a user of what happened to their own access. It has happened by then, so a failure does not fail the call. */
export const notifyUser = async (people: Deps['people'], userId: string, { kind, facts }: Event, context: CallContext): Promise<void> => {
  const { now, correlationId, log } = context
  await notifyOwn(people.partition(userId), userId, { cause: [kind, correlationId], kind, facts }, now).catch((error: unknown) => {
    log.error('a notification was not stored', error, { kind })
  })
}
