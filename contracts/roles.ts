/** From the highest to the lowest. */
export const houseRoles = ['admin', 'staff', 'viewer'] as const
export type HouseRole = (typeof houseRoles)[number]

/** Whether a role is higher than another. */
export const outranks = (role: HouseRole, other: HouseRole): boolean => houseRoles.indexOf(role) < houseRoles.indexOf(other)

/** Owner is a role in the account, the others are roles in one house. */
export type Role = 'owner' | HouseRole
