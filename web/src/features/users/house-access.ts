import type { HouseRole } from '@auctionwiz/contracts/roles'
import type { AccountUser } from '@auctionwiz/contracts/users'

/** The role in each house by its id; a house without one is absent. */
export type HouseRoles = Readonly<Record<string, HouseRole>>

export const rolesOf = ({ houses }: Pick<AccountUser, 'houses'>): HouseRoles =>
  Object.fromEntries(houses.map(({ auctionHouseId, role }) => [auctionHouseId, role]))

/** What someone else changed in a house while it was open here. `conflict` when it was changed here as well. */
export interface RemoteRole {
  auctionHouseId: string
  mine: HouseRole | undefined
  theirs: HouseRole | undefined
  conflict: boolean
}

/** Merges what others saved since: untouched houses take their values, changed ones keep the user's choice. */
export const mergeRoles = (base: HouseRoles, mine: HouseRoles, theirs: HouseRoles): { roles: HouseRoles; changes: RemoteRole[] } => {
  const ids = [...new Set([base, mine, theirs].flatMap((each) => Object.keys(each)))]
  const changes = ids.flatMap((auctionHouseId): RemoteRole[] => {
    const [before, here, there] = [base[auctionHouseId], mine[auctionHouseId], theirs[auctionHouseId]]
    if (before === there || here === there) return []
    return [{ auctionHouseId, mine: here, theirs: there, conflict: before !== here }]
  })
  const followed = changes.filter(({ conflict }) => !conflict)
  return { roles: followed.reduce((roles, { auctionHouseId, theirs: role }) => withRole(roles, auctionHouseId, role), mine), changes }
}

export const withRole = (roles: HouseRoles, auctionHouseId: string, role: HouseRole | undefined): HouseRoles => {
  const { [auctionHouseId]: _, ...others } = roles
  return role === undefined ? others : { ...others, [auctionHouseId]: role }
}

export const sameRoles = (a: HouseRoles, b: HouseRoles): boolean => [...Object.keys(a), ...Object.keys(b)].every((id) => a[id] === b[id])
