import type { User } from '@auctionwiz/contracts/identity'
import { emailLookup } from '@auctionwiz/records/lookups'
import type { People } from './people.ts'

/** Whether a user has this address now: a lookup alone may be left over from a change of address. */
export const hasAddress = (user: Pick<User, 'email'>, email: string): boolean => emailLookup(user.email) === emailLookup(email)

/** The user who has confirmed an address; the same reads are made when there is none. */
export const userByEmail = async (people: People, email: string): Promise<User | undefined> => {
  const userId = await people.find(emailLookup(email))
  const user = await people.read(userId ?? 'nobody')
  return user && hasAddress(user, email) ? user : undefined
}
