import type * as calls from '@auctionwiz/contracts/passkeys'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { mfaMethodRecord } from '@auctionwiz/records/mfa-methods'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { removeMethod } from '../mfa/delete-mfa-method.ts'
import { isPasskey, presentPasskey, readPasskey, readPasskeys, releaseCredential } from './passkeys.ts'

export const listPasskeys =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof calls.listPasskeys> =>
  async (_input, { claims: { userId } }) => ({ passkeys: (await readPasskeys(people.partition(userId))).map(presentPasskey) })

export const renamePasskey =
  ({ people }: Pick<Deps, 'people'>): UseCase<typeof calls.renamePasskey> =>
  async ({ params, body: { name } }, context) => {
    const person = people.partition(context.claims.userId)
    await readPasskey(person, params.id)
    const renamed = await recordsOf(mfaMethodRecord, person).change(
      params.id,
      (passkey) => (passkey.name === name ? undefined : { ...passkey, name }),
      (after, before) => [
        accountAudit(context)({
          action: 'mfa.change',
          subjectType: 'mfaMethod',
          subjectId: after.id,
          before: { name: before.name },
          after: { name },
        }),
      ],
    )
    if (!renamed || !isPasskey(renamed.document)) throw notFound('Passkey')
    return { passkey: presentPasskey(renamed.document) }
  }

export const removePasskey =
  (parts: Pick<Deps, 'people' | 'accounts' | 'mail'>): UseCase<typeof calls.removePasskey> =>
  async ({ params }, context) => {
    const { passkey } = await removeMethod(parts, params.id, readPasskey, context)
    if (passkey) await releaseCredential(parts.people, passkey.credentialId)
    return { success: true }
  }
