import type * as calls from '@auctionwiz/contracts/network'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { actorOf, auditWrite } from '@auctionwiz/platform/core/records/audit'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import type { PaidAccounts } from '@auctionwiz/records/established-account'
import { networkSharingRecord, sharingId } from '@auctionwiz/records/network-participation'
import type { NetworkQueue } from './network-ports.ts'
import { readSharing } from './sharing.ts'

export const readNetworkSharing =
  (isPaid: PaidAccounts): UseCase<typeof calls.readNetworkSharing> =>
  (_input, { account, claims: { accountId } }) =>
    readSharing({ account, accountId, isPaid })

/** How long the message waits for the choice to be stored, in seconds. */
const head = 1

/** The choice and its audit event are one batch; all houses of the account follow in the background. */
export const saveNetworkSharing =
  (queue: NetworkQueue, isPaid: PaidAccounts): UseCase<typeof calls.saveNetworkSharing> =>
  async ({ body: { sharing, version } }, { account, claims, now, address, correlationId }) => {
    const before = await readSharing({ account, accountId: claims.accountId, isPaid })
    if (before.version !== version) throw new Failure('stale_version')
    if (before.rule === 'required' && !sharing) throw new Failure('sharing_required')
    const changedAt = now.toISOString()
    const choice = { id: sharingId, sharing, changedAt, changedBy: claims.userName }
    const event = auditWrite(
      { now, ...actorOf(claims), address, correlationId },
      {
        action: 'network.sharing',
        subjectType: 'account',
        subjectId: claims.accountId,
        before: { sharing: before.sharing },
        after: { sharing },
      },
    )
    await queue.send({ accountId: claims.accountId }, head)
    const choices = recordsOf(networkSharingRecord, account)
    const written = version ? choices.replace(choice, version, [event]) : choices.create(choice, [event])
    const { version: next } = await written.catch((error: unknown) => {
      throw isStoreError(error, 'exists') ? new Failure('stale_version') : error
    })
    return {
      ...before,
      sharing,
      takesPart: sharing && before.verifiedBy !== undefined,
      changedAt,
      changedBy: claims.userName,
      version: next,
    }
  }
