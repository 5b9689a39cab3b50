import { instant } from '@auctionwiz/contracts/fields'
import { record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'
import { passingStaffData } from './staff-data.ts'

const pendingSignUp = z.object({
  userId: z.string(),
  /** Of the password chosen at sign-up. All of one address share a salt, so that one hash compares a password with each of them. */
  hash: z.string(),
  until: instant,
})

/** A person who signed up with an address and has not confirmed it. */
export type PendingSignUp = z.output<typeof pendingSignUp>

export const pendingSignUpsRecord = record({
  type: 'pending',
  container: 'identities',
  names: ['pending sign-ups of an address', 'pending sign-ups'],
  about: 'Beside the lookup of an address: those who signed up with it and have not confirmed it. It claims nothing.',
  fields: () => ({ signUps: z.optional(z.array(pendingSignUp)) }),
  personalData: passingStaffData(),
})

export const pendingSignUpsId = 'pending'
