import { type Feature, featureFallback } from '@auctionwiz/contracts/features'
import type { AccessClaims } from '@auctionwiz/contracts/identity'
import { evaluateFlag, type FeatureFlag } from '@auctionwiz/domain/features/evaluate'

/** What flags ask about an account. */
export interface AccountFacts {
  /** tier-1 to tier-5; `free` for an account without a subscription. */
  tier: string
  /** `group` or `individual`. */
  accountType: string
  addOns: { inventory: boolean; payments: boolean }
  /** Auction houses of the account, whoever asks. Asked for only where a flag does. */
  houseCount(): Promise<number>
}

interface Asked {
  /** Undefined while the flags cannot be had. */
  flags: readonly FeatureFlag[] | undefined
  environment: string
  accountFacts(accountId: string): Promise<AccountFacts>
  now: Date
}

/**
 * Whether a feature is on for somebody in an account. An add-on must be bought, whatever its flag says. Without a flag everything is on but the
 * add-ons; without flags at all the fallbacks hold.
 */
export const featureIsOn = async (
  feature: Feature,
  caller: AccessClaims,
  { flags, environment, accountFacts, now }: Asked,
): Promise<boolean> => {
  if (!flags) return featureFallback(feature, environment)
  const addOn = feature === 'inventory' || feature === 'payments' ? feature : undefined
  const flag = flags.findLast(({ id }) => id === feature)
  if (!flag) return addOn === undefined
  const facts = await accountFacts(caller.accountId)
  if (addOn && !facts.addOns[addOn]) return false
  return evaluateFlag(flag, {
    userId: caller.userId,
    groups: [facts.accountType, ...Object.keys(caller.houses)],
    subscriptionTier: facts.tier,
    houseCount: asksForSize(flag) ? await facts.houseCount() : 0,
    now,
  })
}

const asksForSize = ({ conditions }: FeatureFlag): boolean =>
  conditions?.client_filters?.some(({ name }) => /auctionhousesize/i.test(name)) ?? false
