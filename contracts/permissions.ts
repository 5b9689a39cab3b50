import type { Role } from './roles.ts'

export { type HouseRole, houseRoles, type Role } from './roles.ts'

/**
 * Every permission, why it exists, and which house roles hold it. Admin holds all of them; the account owner holds them in every house.
 * The server checks these on every call, the screens read the same table.
 */
export const permissionTable = {
  'auctions:view': ['See auctions, lots and schedules', 'staff', 'viewer'],
  'auctions:create': ['Create auctions', 'staff'],
  'auctions:edit': ['Change auctions', 'staff'],
  'auctions:publish': ['Publish auctions to bidders'],
  'auctions:schedule': ['Set auction dates', 'staff'],
  'auctions:go_live': ['Open an auction for bidding'],
  'auctions:close': ['Close an auction'],
  'auctions:duplicate': ['Copy an auction', 'staff'],
  'auctions:import': ['Import auctions from platforms and files'],
  'auctions:export': ['Export auctions'],
  'auctions:analytics': ['See auction figures', 'staff', 'viewer'],
  'bidders:view': ['See bidders and their scores', 'staff', 'viewer'],
  'bidders:create': ['Add bidders', 'staff'],
  'bidders:edit': ['Change bidders', 'staff'],
  'bidders:delete': ['Delete bidders'],
  'bidders:approve': ['Approve bidders in review'],
  'bidders:suspend': ['Suspend bidders'],
  'bidders:scoring_local': ['Change the custom score', 'staff'],
  'bidders:scoring_national': ['Contribute to and read the network score'],
  'bidders:tier_assign': ['Assign tiers manually'],
  'bidders:invite': ['Invite bidders to auctions', 'staff'],
  'bidders:communicate': ['Email bidders', 'staff'],
  'bidders:assessment': ['Assess bidders for an auction', 'staff'],
  'bidders:history_view': ['See auction history of bidders', 'staff', 'viewer'],
  'bidders:history_edit': ['Correct auction history of bidders'],
  'bidders:bulk_actions': ['Change many bidders at once'],
  'bidders:merge': ['Merge duplicate bidders'],
  'bidders:export': ['Export bidders', 'staff'],
  'legal:view': ['See legal cases', 'staff', 'viewer'],
  'legal:create': ['File legal cases', 'staff'],
  'legal:edit': ['Change legal cases', 'staff'],
  'legal:delete': ['Delete legal cases'],
  'legal:workflow': ['Move legal cases through the workflow', 'staff'],
  'legal:approve': ['Approve settlements'],
  'legal:documents': ['See case documents', 'staff', 'viewer'],
  'legal:documents_upload': ['Add case documents', 'staff'],
  'legal:notifications': ['Receive and handle case notifications', 'staff'],
  'legal:export': ['Export legal cases'],
  'inventory:view': ['See inventory', 'staff', 'viewer'],
  'inventory:create': ['Add inventory items', 'staff'],
  'inventory:edit': ['Change inventory items', 'staff'],
  'inventory:delete': ['Delete inventory items'],
  'inventory:location_track': ['Track where items are', 'staff'],
  'inventory:condition_update': ['Update condition reports', 'staff'],
  'inventory:import': ['Import inventory', 'staff'],
  'inventory:export': ['Export inventory', 'staff'],
  'payments:view': ['See payments', 'staff', 'viewer'],
  'payments:process': ['Take and refund payments'],
  'payments:dispute': ['Handle payment disputes'],
  'payments:reports': ['See payment reports', 'staff', 'viewer'],
  'payments:reconcile': ['Reconcile payments'],
  'users:view': ['See users of the account'],
  'users:invite': ['Invite users'],
  'users:edit': ['Change users'],
  'users:roles_assign': ['Assign roles'],
  'users:password_reset': ['Send password resets'],
  'data:export': ['Export data'],
  'data:import': ['Import data'],
  'communications:email': ['Send email', 'staff'],
  'communications:sms': ['Send text messages', 'staff'],
  'communications:broadcast': ['Send messages to many people at once'],
  'communications:templates': ['Change message templates'],
  'system:reports': ['See system reports', 'viewer'],
  'system:financial_reports': ['See financial reports'],
  'system:operational_reports': ['See operational reports', 'staff', 'viewer'],
  'system:audit': ['See the audit log'],
  'system:integrations': ['Connect other services'],
} as const satisfies Record<string, readonly [reason: string, ...roles: ('staff' | 'viewer')[]]>

export type Permission = keyof typeof permissionTable

export const permissions = Object.keys(permissionTable) as Permission[]

const ofRole = (role: Role): Permission[] =>
  role === 'owner' || role === 'admin'
    ? permissions
    : permissions.filter((permission) => (permissionTable[permission].slice(1) as readonly string[]).includes(role))

/** Worked out once, since every call asks. */
const rolePermissions: Record<Role, Permission[]> = {
  owner: ofRole('owner'),
  admin: ofRole('admin'),
  staff: ofRole('staff'),
  viewer: ofRole('viewer'),
}

export const permissionsOf = (role: Role): Permission[] => rolePermissions[role]

/** Whether a permission can be granted or denied individually: managing users comes only with the Admin role. */
export const isAdjustable = (permission: Permission): boolean => !permission.startsWith('users:')

/** A role's permissions after one person's adjustments: `+bidders:approve` grants, `-bidders:export` removes. An owner's permissions never change. */
export const adjustedPermissions = (role: Role, adjustments: readonly string[] = []): Permission[] => {
  const held = permissionsOf(role)
  if (role === 'owner' || adjustments.length === 0) return held
  return permissions.filter(
    (permission) => adjustments.includes(`+${permission}`) || (held.includes(permission) && !adjustments.includes(`-${permission}`)),
  )
}

export const permissionReason = (permission: Permission): string => permissionTable[permission][0]
