import type { deleteAccount as endpoint } from '@auctionwiz/contracts/houses'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { accountRegistry } from '@auctionwiz/records/account-registry'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { noteDomain } from '../organizations/domains.ts'
import { organizationOf } from '../organizations/organization.ts'
import { revoking } from '../sessions/revoking.ts'
import { houseContents } from './house-contents.ts'
import { ownedAccount } from './read-account.ts'

/** Without its first document nobody is a member of the account; its audit log stays. */
export const deleteAccount =
  (parts: Pick<Deps, 'store' | 'people' | 'accounts' | 'revoker' | 'clock'>): UseCase<typeof endpoint> =>
  async ({ params: { id } }, context) => {
    const { store, people, accounts } = parts
    const { userId, sessionId } = context.claims
    const { account } = await ownedAccount(accounts, id, context)
    await requireConfirmed(people.partition(userId), sessionId, context.now)
    const contents = await Promise.all(account.auctionHouses.map((house) => houseContents(store, id, house.id)))
    if (contents.some((held) => held !== undefined)) throw new Failure('account_in_use')
    const event = auditOf(
      context,
      userId,
    )({ action: 'account.delete', subjectType: 'account', subjectId: id, before: { name: account.name } })
    const organization = await organizationOf(accounts, id)
    await revoking(parts, [`account:${id}`], () => accounts.partition(id).write([{ kind: 'remove', id: 'account' }, event]))
    await accountRegistry(store).forget(id)
    if (organization?.required) await noteDomain(people, organization.domain, id, false)
    return { success: true }
  }
