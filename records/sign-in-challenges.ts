import { instant } from '@auctionwiz/contracts/fields'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { sentCode } from './mfa-methods.ts'
import { passingStaffData } from './staff-data.ts'

export const signInChallengeRecord = record({
  type: 'challenge',
  container: 'throttles',
  names: ['sign-in challenge', 'sign-in challenges'],
  about: 'A sign-in whose password was right and whose second factor is awaited. Its partition is the hash of its token.',
  fields: () => ({
    userId: z.string(),
    /** How the first step was made. */
    firstStep: z.string(),
    createdAt: instant,
    expiresAt: instant,
    attempts: z.int(),
    sends: z.int(),
    code: z.optional(z.object({ ...sentCode.shape, methodId: z.string() })),
  }),
  ttl: 600,
  personalData: passingStaffData('userId'),
})

export type SignInChallenge = DocumentOf<typeof signInChallengeRecord>

export const signInChallengeId = 'challenge'

export const passkeyCeremonyRecord = record({
  type: 'ceremony',
  container: 'throttles',
  names: ['passkey ceremony', 'passkey ceremonies'],
  about: 'What a passkey was asked. Its partition is the hash of the challenge; the first answer uses it up, right or wrong.',
  fields: () => ({
    /** Binds the answer to its request. */
    scope: z.string(),
    expiresAt: instant,
  }),
  ttl: 300,
  personalData: 'none',
})

export const passkeyCeremonyId = 'ceremony'
