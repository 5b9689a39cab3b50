import type { updateMfaMethod as endpoint } from '@auctionwiz/contracts/mfa'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { requireConfirmed } from '@auctionwiz/records/live-sessions'
import { type MfaMethodDocument, mfaMethodRecord } from '@auctionwiz/records/mfa-methods'
import { accountAudit } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'
import { presentMethod } from './method-document.ts'
import { changeFactors, readMethod } from './methods.ts'
import { requireSpare } from './require-spare.ts'

export const updateMfaMethod =
  (parts: Pick<Deps, 'people' | 'accounts'>): UseCase<typeof endpoint> =>
  async ({ params, body }, context) => {
    const { people, accounts } = parts
    const { userId, sessionId } = context.claims
    const person = people.partition(userId)
    const { document: first } = await readMethod(person, params.id)
    if (!first.verified) throw notFound('Verification method')
    await requireConfirmed(person, sessionId, context.now)
    const { enabled = first.enabled, name = first.name } = body
    let method = first
    const user = await changeFactors(people, userId, async (factors) => {
      const stored = await readMethod(person, params.id)
      method = { ...stored.document, enabled, name } satisfies MfaMethodDocument
      const methods = [...factors.methods.filter(({ id }) => id !== method.id), method]
      if (!enabled) await requireSpare(parts, methods, context)
      const before = { enabled: stored.document.enabled, name: stored.document.name }
      const event = accountAudit(context)({ action: 'mfa.change', subjectType: 'mfaMethod', subjectId: method.id, before, after: body })
      const primary = body.primary ? method.id : factors.user.primaryMfa
      return { methods, backup: factors.backup, primary, writes: [mfaMethodRecord.replacement(method, stored.version), event] }
    })
    await accounts.showPerson(user, await people.memberships(userId))
    return { method: presentMethod(method, (await people.stored(userId))?.document.primaryMfa) }
  }
