import { record } from '@auctionwiz/platform/core/records/record'
import * as z from 'zod/mini'

export const emailDomainRecord = record({
  type: 'domain',
  container: 'identities',
  names: ['email domain', 'email domains'],
  about: 'The accounts that have the people of an email domain sign in with the organization. Its partition is the domain.',
  fields: () => ({ accountIds: z.array(z.string()) }),
  personalData: 'none',
})

export const emailDomainId = 'domain'
