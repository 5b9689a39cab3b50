import type { Sealing } from '@auctionwiz/platform/core/security/sealing'
import type { MfaMethodDocument } from '@auctionwiz/records/mfa-methods'

/** Where an authenticator's seed belongs: copied to another method it opens nothing. */
const placeOf = (methodId: string): string => `authenticator ${methodId}`

export const sealedSeed = (sealing: Sealing, methodId: string, seed: string): Promise<string> => sealing.seal(seed, placeOf(methodId))

/** The seed in base 32. A seed stored before encryption is returned as it is; the next use of a code encrypts it. */
export const openSeed = async (sealing: Sealing, { id, secret = '' }: Pick<MfaMethodDocument, 'id' | 'secret'>): Promise<string> =>
  secret.includes('.') ? sealing.open(secret, placeOf(id)) : secret
