import type { User } from '@auctionwiz/contracts/identity'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { People } from '../people/people.ts'

/** The user, who must exist and not be suspended. */
export const activeUser = async (people: People, userId: string): Promise<User> => {
  const user = await people.read(userId)
  if (!user) throw new Failure('user_not_found')
  if (user.status === 'suspended') throw new Failure('account_suspended')
  return user
}
