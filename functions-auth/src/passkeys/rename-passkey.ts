import type { renamePasskey as endpoint } from '@auctionwiz/contracts/passkeys'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { notFound } from '@auctionwiz/platform/core/failure'
import { accountAudit } from '../audit/audit-of.ts'
import { changeDocument } from '../documents.ts'
import type { Parts } from '../parts.ts'
import { type PasskeyDocument, presentPasskey, readPasskey } from './passkeys.ts'

export const renamePasskey =
  ({ people }: Pick<Parts, 'people'>): UseCase<typeof endpoint> =>
  async ({ params, body: { name } }, context) => {
    const person = people.partition(context.claims.userId)
    await readPasskey(person, params.id)
    const renamed = await changeDocument<PasskeyDocument>(
      person,
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
    if (!renamed) throw notFound('Passkey')
    return { passkey: presentPasskey(renamed) }
  }
