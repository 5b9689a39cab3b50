export const houseRoles = ['admin', 'staff', 'viewer'] as const
export type HouseRole = (typeof houseRoles)[number]

/** Owner is the account's, the others a person's role in one house. */
export type Role = 'owner' | HouseRole
