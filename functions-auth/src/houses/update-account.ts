import type * as calls from '@auctionwiz/contracts/houses'
import type { AccountChange } from '@auctionwiz/contracts/houses'
import type { Account } from '@auctionwiz/contracts/identity'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { AccountContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type AccountDocument, accountDocumentId, accountRecord } from '@auctionwiz/records/accounts'
import { nextRevision, versionOf } from '@auctionwiz/records/revisions'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { requireTimezone } from '../messages/when.ts'
import { ownedAccount } from './read-account.ts'

/** Changes name, type and settings of an account that the caller owns. */
async function changeAccount(
  { accounts }: Pick<Deps, 'accounts'>,
  accountId: string,
  { version, settings = {}, name, type }: AccountChange,
  context: AccountContext,
): Promise<{ success: true; data: Account }> {
  await ownedAccount(accounts, accountId, context)
  const { timezone, currency, defaultScoreType } = settings
  if (timezone !== undefined) requireTimezone(timezone, 'settings.timezone')
  const change = (account: AccountDocument): AccountDocument => {
    if (versionOf(account) !== version) throw new Failure('stale_version')
    return {
      ...account,
      name: name ?? account.name,
      accountType: type ?? account.accountType,
      settings: {
        timezone: timezone ?? account.settings.timezone,
        currency: currency ?? account.settings.currency,
        defaultScoreType: defaultScoreType ?? account.settings.defaultScoreType,
      },
      updatedAt: context.now.toISOString(),
      revision: nextRevision(account),
    }
  }
  const changed = await recordsOf(accountRecord, accounts.partition(accountId)).change(accountDocumentId, change, (after, before) => [
    accountAudit(context)({
      action: 'account.change',
      subjectType: 'account',
      subjectId: accountId,
      before: factsOf(before),
      after: factsOf(after),
    }),
  ])
  if (!changed) throw notFound('Account')
  return { success: true, data: (await ownedAccount(accounts, accountId, context)).account }
}

const factsOf = ({ name, accountType, settings }: AccountDocument) => ({ name, type: accountType, settings })

export const updateAccount =
  (parts: Pick<Deps, 'accounts'>): UseCase<typeof calls.updateAccount> =>
  async ({ params, body }, context) =>
    changeAccount(parts, params.id, body, context)

export const updateCurrentAccount =
  (parts: Pick<Deps, 'accounts'>): UseCase<typeof calls.updateCurrentAccount> =>
  async ({ body }, context) =>
    changeAccount(parts, context.claims.accountId, body, context)
