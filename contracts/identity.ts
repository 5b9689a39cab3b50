import * as z from 'zod/mini'
import { currency, email, id, instant } from './fields.ts'
import { factorTypes } from './mfa-types.ts'
import type { Permission } from './permissions.ts'
import { houseRoles } from './roles.ts'

/** People, accounts, houses, and what a person may do in them. */

export const accountTypes = ['group', 'individual'] as const
export const userStatuses = ['active', 'pending', 'suspended'] as const
export const subscriptionTiers = ['tier-1', 'tier-2', 'tier-3', 'tier-4', 'tier-5'] as const
export const languages = ['en', 'es', 'fr', 'de'] as const
export type Language = (typeof languages)[number]

/** Checked only by its format, so that a page from before a release reads newer permissions, and sign-in loads without their table. */
const permission = z.string().check(z.regex(/^[a-z]+:[a-z_]+$/)) as z.ZodMiniType<Permission, string>
const role = z.enum(houseRoles)

/** A permission granted or denied to a person besides their role, by whom and when. */
export const adjustment = z.object({ permission, effect: z.enum(['grant', 'deny']), at: instant, by: z.string() })
export type Adjustment = z.output<typeof adjustment>

/** A person's membership in one auction house. */
export const houseAccess = z.object({
  auctionHouseId: id,
  auctionHouseName: z.string(),
  role,
  permissions: z.array(permission),
  adjustments: z.optional(z.array(adjustment)),
  assignedAt: instant,
  assignedBy: z.string(),
})
export type HouseAccess = z.output<typeof houseAccess>

/** A person's membership in one account, as offered for selection after sign-in. */
export const accountAccess = z.object({
  accountId: id,
  accountName: z.string(),
  accountType: z.enum(accountTypes),
  accountRole: z.enum(['owner', 'member']),
  roles: z.array(z.string()),
  houses: z.array(houseAccess),
  assignedAt: instant,
  assignedBy: z.string(),
  isDefault: z.boolean(),
})
export type AccountAccess = z.output<typeof accountAccess>

export const user = z.object({
  id,
  email,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userType: z.literal('staff'),
  status: z.enum(userStatuses),
  emailVerified: z.boolean(),
  isEmployee: z.boolean(),
  /** Repeats the names, time zone and language of the user and the profile, for clients that read either. */
  profile: z.object({
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    phone: z.optional(z.string()),
    timezone: z.string(),
    language: z.enum(languages),
  }),
  preferences: z.object({
    timezone: z.optional(z.string()),
    language: z.optional(z.enum(languages)),
    emailNotifications: z.boolean(),
    defaultScoreType: z.enum(['national', 'local']),
    dashboardLayout: z.optional(z.string()),
    marketingOptIn: z.boolean(),
  }),
  mfa: z.object({
    enabled: z.boolean(),
    /** The kinds of the active methods. */
    methods: z.optional(z.array(z.enum(factorTypes))),
    backupCodes: z.optional(z.object({ generated: z.boolean(), remaining: z.int() })),
  }),
  lastLoginAt: z.optional(instant),
  createdAt: instant,
  updatedAt: instant,
})
export type User = z.output<typeof user>

export const auctionHouse = z.object({
  id,
  accountId: id,
  name: z.string(),
  businessName: z.string(),
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), zipCode: z.string(), country: z.string() }),
  contact: z.object({ phone: z.string(), email: z.string(), website: z.optional(z.string()) }),
  settings: z.object({
    timezone: z.string(),
    defaultCurrency: currency,
    scoringWeights: z.object({ national: z.boolean(), local: z.boolean() }),
  }),
  status: z.enum(['active', 'inactive']),
  createdAt: instant,
  updatedAt: instant,
  /** Opaque; send it back with a change so that nobody's change is lost. */
  version: z.optional(z.string()),
})
export type AuctionHouse = z.output<typeof auctionHouse>

export const account = z.object({
  id,
  name: z.string(),
  type: z.enum(accountTypes),
  ownerId: id,
  auctionHouses: z.array(auctionHouse),
  subscription: z.object({
    tier: z.enum(subscriptionTiers),
    status: z.enum(['active', 'past_due', 'canceled']),
    addOns: z.object({ inventory: z.boolean(), payments: z.boolean() }),
    currentPeriodStart: instant,
    currentPeriodEnd: instant,
  }),
  settings: z.object({ timezone: z.string(), currency, defaultScoreType: z.enum(['national', 'local']) }),
  createdAt: instant,
  updatedAt: instant,
  version: z.optional(z.string()),
})
export type Account = z.output<typeof account>

/**
 * The claims of an access token for one account: `houses` maps each visible house to the role there.
 * Permissions follow from the roles through the permission table, so the token stays small.
 */
export const accessClaims = z.object({
  userId: id,
  /** For the notes and records that show who wrote them. */
  userName: z.string(),
  accountId: id,
  accountRole: z.enum(['owner', 'member']),
  houses: z.record(z.string(), role),
  /** By house, the permissions that the person has beyond the role (`+area:action`) or lacks (`-area:action`). */
  adjusted: z.optional(z.record(z.string(), z.array(z.string()))),
  sessionId: id,
  /** The user who views the account as this person: can change nothing and read no personal settings. */
  viewedBy: z.optional(id),
  /** The bearer is an API key, which the user id names: its scopes, and the user who answers for it. */
  key: z.optional(z.object({ scopes: z.array(z.string()), responsibleId: id })),
  /** When the token expires, in seconds since 1970; a token derived from it for the same claims expires then too. */
  expires: z.optional(z.number()),
})
export type AccessClaims = z.output<typeof accessClaims>
