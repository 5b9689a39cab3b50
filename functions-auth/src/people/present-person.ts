import type { User } from '@auctionwiz/contracts/identity'
import type { UserDocument } from '@auctionwiz/records/users'

/** The user as the API returns it. Fields stored once are repeated where readers look for them. */
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
