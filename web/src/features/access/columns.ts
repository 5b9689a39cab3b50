import type { AccountUser } from '@auctionwiz/contracts/users'
import type { SignedInState } from '../../app/session/session-state.ts'
import { visibleHouses } from '../../app/session/session-state.ts'
import { usersText } from '../users/messages.ts'
import type { Column } from './explain-access.ts'
import { accessText as text } from './messages.ts'

/** One column for each house of a person or, in a comparison, one for each person in one house. */
export const columnsOf = (person: AccountUser, other: AccountUser | undefined, at: string | undefined, who: SignedInState): Column[] => {
  const houses = visibleHouses(who)
  const house = houses.find(({ id }) => id === (at ?? who.auctionHouseId)) ?? houses[0]
  if (other && house)
    return [person, other].map((user) => ({
      key: user.id,
      title: user.name,
      subtitle: roleText(user, house.id),
      user,
      auctionHouseId: house.id,
    }))
  return houses.map(({ id, name }) => ({ key: id, title: name, subtitle: roleText(person, id), user: person, auctionHouseId: id }))
}

const roleText = ({ accountRole, houses }: AccountUser, auctionHouseId: string): string => {
  if (accountRole === 'owner') return usersText.roles.owner
  const role = houses.find((held) => held.auctionHouseId === auctionHouseId)?.role
  return role ? usersText.roles[role] : text.noAccess
}
