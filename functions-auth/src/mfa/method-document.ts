import type { MfaMethod } from '@auctionwiz/contracts/mfa'
import type { FactorType, MfaType } from '@auctionwiz/contracts/mfa-types'
import type { MfaMethodDocument } from '@auctionwiz/records/mfa-methods'

/** A method that is proven with a code. */
export type CodeMethod = MfaMethodDocument & { kind: MfaType }
export const isCodeMethod = (method: MfaMethodDocument): method is CodeMethod => method.kind !== 'passkey'

/** Seconds to verify a new method. */
export const setupLifetime = 3600

export const maxMethods = 10

/** Codes by mail and text can be intercepted. */
export const isWeak = (kind: FactorType): boolean => kind === 'sms' || kind === 'email'

export function presentMethod(method: CodeMethod, primary: string | undefined): MfaMethod {
  const { id, kind, name, enabled, phoneNumber, email, lastUsedAt, createdAt } = method
  const details = { ...(phoneNumber && { phoneNumber }), ...(email && { email }) }
  return {
    id,
    type: kind,
    name,
    enabled,
    primary: id === primary,
    details,
    weak: isWeak(kind),
    createdAt,
    ...(lastUsedAt && { lastUsedAt }),
  }
}

/** Enough of a phone number or address to know it by, and no more. */
export function hintOf({ phoneNumber, email }: Pick<MfaMethodDocument, 'phoneNumber' | 'email'>): string | undefined {
  if (phoneNumber) return `••• ${phoneNumber.slice(-3)}`
  if (!email) return undefined
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
