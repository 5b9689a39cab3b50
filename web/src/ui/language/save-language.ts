import type { Client } from '@auctionwiz/contracts/client'
import type { Language, User } from '@auctionwiz/contracts/identity'
import { readMyProfile, updateMyProfile } from '@auctionwiz/contracts/own-profile'

/** The call whose answers are stale once a language is saved. */
export { readMyProfile }

/** Saves the language in the profile of the person at work. It is loaded when a language is chosen: the first view does without. @returns the user as saved */
export const saveLanguage = async (call: Client, language: Language): Promise<User> => {
  const { version } = await call(readMyProfile, {})
  const { user } = await call(updateMyProfile, { body: { language, version } })
  return user
}
