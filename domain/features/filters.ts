import { evaluatePercentage } from './rollout.ts'

/** Who asks for a feature, and when. */
export interface FlagContext {
  userId?: string | undefined
  /** What flags can target besides users: the type of the account and the ids of the houses that the user belongs to. */
  groups: readonly string[]
  /** tier-1 to tier-5, or free. */
  subscriptionTier: string
  /** Auction houses of the account. */
  houseCount: number
  now: Date
}

export interface Audience {
  users: readonly string[]
  groups: readonly { name: string; percentage: number }[]
  /** 0 to 100, for everybody not named. */
  defaultPercentage: number
  excludedUsers: readonly string[]
  excludedGroups: readonly string[]
}

/** Exclusion goes before everything; then the user's name, then the rollout to the groups, then the one to everybody. */
export const evaluateTargeting = (audience: Audience, { userId, groups }: FlagContext, flagId: string): boolean => {
  if (userId !== undefined && audience.excludedUsers.includes(userId)) return false
  if (groups.some((group) => audience.excludedGroups.includes(group))) return false
  if (userId !== undefined && audience.users.includes(userId)) return true
  const reached = audience.groups.some(
    ({ name, percentage }) => groups.includes(name) && evaluatePercentage(percentage, userId, `${flagId}\n${name}`),
  )
  return reached || evaluatePercentage(audience.defaultPercentage, userId, flagId)
}

/** From `start` on and before `end`, in milliseconds since 1970; one of them may be open. */
export const evaluateTimeWindow = (start: number | undefined, end: number | undefined, now: Date): boolean =>
  (start !== undefined || end !== undefined) && now.getTime() >= (start ?? -Infinity) && now.getTime() < (end ?? Infinity)

export const evaluateSubscriptionTier = (tiers: readonly string[], subscriptionTier: string): boolean => tiers.includes(subscriptionTier)

/** Both bounds included; an absent one is open. */
export const evaluateHouseSize = (min: number | undefined, max: number | undefined, houseCount: number): boolean =>
  houseCount >= (min ?? 0) && houseCount <= (max ?? Infinity)
