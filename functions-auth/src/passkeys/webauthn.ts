import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@auctionwiz/contracts/passkeys'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { PasskeyCredential } from '@auctionwiz/records/mfa-methods'

export type KnownCredential = Pick<PasskeyCredential, 'credentialId' | 'transports'>

/** The cryptography of passkeys. What is not to be trusted comes back as undefined. */
export interface Webauthn {
  creation(user: { id: string; email: string; name: string }, known: readonly KnownCredential[]): Promise<PasskeyCreation>
  /** Of any passkey of this site, or of one of those known. */
  request(known: readonly KnownCredential[]): Promise<PasskeyRequest>
  verifyCreation(answer: NewPasskey, challenge: string): Promise<PasskeyCredential | undefined>
  /** The passkey's signature counter; one that does not increase means a copied passkey, which is rejected. */
  verifyProof(answer: PasskeyProof, challenge: string, known: PasskeyCredential): Promise<{ counter: number } | undefined>
}

async function unavailable(): Promise<never> {
  throw new Failure('passkeys_unavailable')
}

/** Where nothing lasts, nobody should put a key on their device for it. */
export const noWebauthn: Webauthn = {
  creation: unavailable,
  request: unavailable,
  verifyCreation: unavailable,
  verifyProof: unavailable,
}
