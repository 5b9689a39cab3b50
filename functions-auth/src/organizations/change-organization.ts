import type { ActionAbout } from '@auctionwiz/contracts/audit-actions'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { accountDocumentId, accountRecord, type StoredOrganization } from '@auctionwiz/records/accounts'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'

/** Changes or removes the account's link, for its owner, with the audit event. Fails with not_found where none is. @returns it before. */
export async function changeOrganization(
  { people }: Pick<Deps, 'people'>,
  action: ActionAbout<'account'>,
  change: (before: StoredOrganization) => StoredOrganization | undefined,
  context: AccountContext,
): Promise<{ before: StoredOrganization; after: StoredOrganization | undefined }> {
  const { claims, account, now } = context
  await requireConfirmed(people.partition(claims.userId), claims.sessionId, now)
  let changed: { before: StoredOrganization; after: StoredOrganization | undefined } | undefined
  const document = await recordsOf(accountRecord, account).change(
    accountDocumentId,
    ({ organization: before, ...rest }) => {
      if (!before) throw notFound('Organization')
      const after = change(before)
      changed = { before, after }
      return { ...rest, ...(after && { organization: after }) }
    },
    (after, before) => [
      accountAudit(context)({
        action,
        subjectType: 'account',
        subjectId: claims.accountId,
        subjectName: after.name,
        before: shown(before.organization),
        after: shown(after.organization),
      }),
    ],
  )
  if (!document || !changed) throw new Failure('account_access')
  return changed
}

const shown = (organization: StoredOrganization | undefined) =>
  organization && {
    tenantId: organization.tenantId,
    domain: organization.domain,
    domainProven: organization.domainProven,
    required: organization.required,
    provision: organization.provision,
    mappings: organization.mappings,
    defaultHouseIds: organization.defaultHouseIds,
  }
