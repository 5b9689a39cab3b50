import { instant } from '@auctionwiz/contracts/fields'
import { type DocumentOf, record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { passingStaffData } from './staff-data.ts'

export const proofKinds = ['email', 'email-change', 'password-reset'] as const

export const proofRecord = record({
  type: 'proof',
  container: 'identities',
  idPrefix: 'prf',
  names: ['proof', 'proofs'],
  about: 'A link sent by email, which proves that the person who opens it reads the mailbox. Using it removes it.',
  fields: () => ({
    kind: z.enum(proofKinds),
    /** The address it was sent to, as typed. */
    email: z.string(),
    secretHash: z.string(),
    expiresAt: instant,
  }),
  personalData: passingStaffData(),
})

export type ProofDocument = DocumentOf<typeof proofRecord>

/** What a mailed link proves. */
export type ProofKind = ProofDocument['kind']
