import { accountRules } from '@auctionwiz/domain/throttle'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { randomId } from '@auctionwiz/platform/core/store/ids'
import { placeholderRecord } from '@auctionwiz/records/used-once'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'

/** Whether wrong passwords are put on record now: the first that has to wait for the next, then at each doubling, so that a flood writes little. */
export const isNoted = (tries: number): boolean => tries > accountRules.free && Number.isInteger(Math.log2(tries / (accountRules.free + 1)))

/**
 * Records how many passwords in a row were wrong. For an unknown address the same writes go to documents that nobody reads, so that the response
 * time does not reveal whether the address is known.
 */
export async function noteFailedSignIns(
  { people, accounts }: Pick<Deps, 'people' | 'accounts'>,
  userId: string | undefined,
  count: number,
  context: CallContext,
): Promise<void> {
  const id = userId ?? randomId('usr')
  const event = auditOf(context, id)({ action: 'user.sign_in_failed', subjectType: 'user', subjectId: id, after: { count } })
  if (userId !== undefined) {
    await people.partition(userId).write([event])
    return
  }
  const account = accounts.partition(id)
  const forgotten = placeholderRecord.put({ id })
  await account.write([forgotten])
  await people.partition(id).write(event.kind === 'create' ? [{ ...event, document: { ...event.document, ttl: 60 } }] : [])
  await account.write([forgotten])
}
