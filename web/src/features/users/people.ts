import type { Invitation } from '@auctionwiz/contracts/invitations'
import type { AccountUser } from '@auctionwiz/contracts/users'
import type { SignedInState } from '../../app/session/session-state.ts'
import { textOr } from '../../messages/index.ts'
import { usersText as text } from './messages.ts'

/** The names of the houses that the user may see, by id. */
export const houseNames = ({ account }: Pick<SignedInState, 'account'>): Map<string, string> =>
  new Map(account.auctionHouses.map(({ id, name }) => [id, name]))

/** The houses that the user administers, where they may manage people. */
export const administered = ({ account, access }: Pick<SignedInState, 'account' | 'access'>): { id: string; name: string }[] =>
  account.auctionHouses.filter(
    ({ id }) => access.accountRole === 'owner' || access.houses.some((held) => held.auctionHouseId === id && held.role === 'admin'),
  )

/** "3 houses", or the name of the only one. The owner works in all. */
export const housesOf = (ids: readonly string[], names: ReadonlyMap<string, string>): string => {
  const [only] = ids
  if (only === undefined) return text.noHouses
  return ids.length === 1 ? (names.get(only) ?? text.houses({ count: 1 })) : text.houses({ count: ids.length })
}

/** The second factors that are on, or Off. */
export const mfaOf = ({ mfa }: Pick<AccountUser, 'mfa'>): string => {
  if (!mfa.enabled) return text.mfaOff
  const names = (mfa.methods ?? []).map((method) => textOr(text.mfaTypes, method))
  return names.length > 0 ? names.join(', ') : text.mfaOn
}

/** The initials of the name, or of the address without a name. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s.@]+/).filter(Boolean)
  return `${words[0]?.charAt(0) ?? ''}${words[1]?.charAt(0) ?? ''}`.toUpperCase()
}

/** Whether an invitation matches the list's search and filters; the service applies them only to members. */
export const invitationFits = (
  { email, role }: Invitation,
  filter: { search: string; role?: string | undefined; status?: string | undefined },
): boolean =>
  email.toLowerCase().includes(filter.search.toLowerCase()) &&
  (filter.role === undefined || filter.role === role) &&
  (filter.status === undefined || filter.status === 'pending')

/** The house in which to manage a person: the current one if they work there, else another of theirs that the user administers. */
export const houseToManage = (
  user: Pick<AccountUser, 'houses'>,
  who: Pick<SignedInState, 'account' | 'access' | 'auctionHouseId'>,
): string | undefined => {
  const own = administered(who).map(({ id }) => id)
  const held = user.houses.map(({ auctionHouseId }) => auctionHouseId).filter((id) => own.includes(id))
  return held.find((id) => id === who.auctionHouseId) ?? held[0] ?? who.auctionHouseId
}
