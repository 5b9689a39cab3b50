import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { auditOf } from '../audit/audit-of.ts'
import type { Deps } from '../deps.ts'

/**
 * Writes a wrong code or a refused passkey to the person's security events: the sender may know the password or hold the device. Rate limits keep
 * these events few.
 */
export const noteRefusedFactor = async (
  { people }: Pick<Deps, 'people'>,
  userId: string,
  kind: 'code' | 'passkey',
  context: CallContext,
): Promise<void> => {
  await people
    .partition(userId)
    .write([auditOf(context, userId)({ action: 'mfa.refused', subjectType: 'user', subjectId: userId, after: { kind } })])
}

/** Of a sign-in's second step: notes the failure if it refuses a factor, and throws it in every case. */
export const refusedFactor = async (parts: Pick<Deps, 'people'>, userId: string, error: unknown, context: CallContext): Promise<never> => {
  if (error instanceof Failure && error.code === 'mfa_rejected') await noteRefusedFactor(parts, userId, 'code', context)
  if (error instanceof Failure && error.code === 'passkey_rejected') await noteRefusedFactor(parts, userId, 'passkey', context)
  throw error
}
