/** From the most to the least that they give. */
export const houseRoles = ['admin', 'staff', 'viewer'] as const
export type HouseRole = (typeof houseRoles)[number]

/** Whether a role gives more than another. */
export const outranks = (role: HouseRole, other: HouseRole): boolean => houseRoles.indexOf(role) < houseRoles.indexOf(other)

/** Owner is the account's, the others a person's role in one house. */
export type Role = 'owner' | HouseRole
