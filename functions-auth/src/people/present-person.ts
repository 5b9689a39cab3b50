import type { User } from '@auctionwiz/contracts/identity'
import type { UserDocument } from './person.ts'

/** The user as others know it: what stands once in the store is repeated where readers look for it. */
export const presentPerson = (document: Omit<UserDocument, 'id'>, id: string): User & Omit<UserDocument, 'id'> => {
  const { firstName, lastName, profile, preferences } = document
  const { timezone, language } = profile
  return {
    ...document,
    id,
    profile: { ...profile, firstName, lastName },
    preferences: { dashboardLayout: 'default', ...preferences, timezone, language },
  }
}
