import { type AddOn, addOnOf, type Feature, featureFallback } from '@auctionwiz/contracts/features'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import type { FlagSet } from './flags.ts'

/** What flags ask about an account. */
export interface AccountFacts {
  /** tier-1 to tier-5; `free` for an account without a subscription. */
  tier: string
  /** `group` or `individual`. */
  accountType: string
  /** Whether each was bought. */
  addOns: Record<AddOn, boolean>
  /** Auction houses of the account, for any caller. Read only if a flag needs them. */
  houseCount(): Promise<number>
}

interface Asked {
  /** Undefined while the flags cannot be had. */
  flags: FlagSet | undefined
  environment: string
  accountFacts(accountId: string): Promise<AccountFacts>
  now: Date
}

/**
 * Whether a feature is on for a user in an account. An add-on must be bought, regardless of its flag. Without a flag everything except
 * add-ons is on; without any flags the fallbacks apply.
 */
export const featureIsOn = async (
  feature: Feature,
  caller: AccessClaims,
  { flags, environment, accountFacts, now }: Asked,
): Promise<boolean> => {
  if (!flags) return featureFallback(feature, environment)
  const addOn = addOnOf(feature)
  if (!flags.has(feature)) return addOn === undefined
  const { tier, accountType, addOns, houseCount } = await accountFacts(caller.accountId)
  if (addOn && !addOns[addOn]) return false
  return flags.isOn(feature, {
    userId: caller.userId,
    groups: [accountType, ...Object.keys(caller.houses)],
    subscriptionTier: tier,
    houseCount,
    now,
  })
}
