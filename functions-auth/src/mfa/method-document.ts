import type { MfaMethod } from '@auctionwiz/contracts/mfa'
import type { FactorType, MfaType } from '@auctionwiz/contracts/mfa-types'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** A code that was sent, hashed. */
export interface SentCode {
  hash: string
  sentAt: string
  expiresAt: string
  attempts: number
}

/** A person's second factor, in the partition of the person. Before it is verified it counts for nothing and is soon forgotten. */
export interface MethodDocument extends StoredDocument {
  type: 'mfaMethod'
  kind: FactorType
  name: string
  enabled: boolean
  verified: boolean
  /** An authenticator's seed, encrypted; see `seed.ts`. */
  secret?: string
  phoneNumber?: string
  email?: string
  /** The last step of the clock whose code was used. */
  lastStep?: number
  /** The code on its way while the method is set up. */
  code?: SentCode
  /** Hashes of backup codes that were shown with the first method and count once it is verified. */
  backupHashes?: string[]
  lastUsedAt?: string
  createdAt: string
  passkey?: PasskeyCredential
}

/** What is known of a passkey: the public half of its key, in base 64 for addresses as is the id, and how often it says to have been used. */
export interface PasskeyCredential {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  /** Whether the device's maker keeps copies of it, so that it outlives the device. */
  synced: boolean
}

/** A method that is proven with a code. */
export type CodeMethod = MethodDocument & { kind: MfaType }
export const isCodeMethod = (method: MethodDocument): method is CodeMethod => method.kind !== 'passkey'

/** Seconds that somebody has to verify a new method. */
export const setupLifetime = 3600

export const mostMethods = 10

/** Codes by mail and text can be intercepted. */
export const isWeak = (kind: FactorType): boolean => kind === 'sms' || kind === 'email'

export const presentMethod = (method: CodeMethod, primary: string | undefined): MfaMethod => {
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
export const hintOf = ({ phoneNumber, email }: Pick<MethodDocument, 'phoneNumber' | 'email'>): string | undefined => {
  if (phoneNumber) return `••• ${phoneNumber.slice(-3)}`
  if (!email) return undefined
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}
