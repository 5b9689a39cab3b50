import {
  ConfigurationObjectFeatureFlagProvider,
  FeatureManager,
  type IFeatureFilter,
  type ITargetingContext,
} from '@microsoft/feature-management'
import type * as z from 'zod/mini'
import { auctionHouseSize, featureFlag, subscriptionTier, timeWindow, unreadableFilter } from './flag-schema.ts'
import { isOpen, nextOpening, type Opening } from './time-window.ts'

/** Who asks for a feature, and when. `groups` are what flags target besides users: the type of the account and the ids of the caller's houses. */
export interface FlagContext extends ITargetingContext {
  /** tier-1 to tier-5, or free. */
  subscriptionTier: string
  /** Auction houses of the account; read only if a flag needs them. */
  houseCount(): Promise<number>
  now: Date
}

/** Flags that can be asked. */
export interface FlagSet {
  has(id: string): boolean
  /** A flag that is not enabled, not there or not readable is off; a variant may override what the filters of an enabled flag say. */
  isOn(id: string, context: FlagContext): Promise<boolean>
  /** The next time window in which a flag will be on, if it begins within `ms` milliseconds. */
  nextOpening(id: string, context: FlagContext, ms: number): Promise<Opening | undefined>
  /** What could not be read, for the log: such a filter holds for nobody, such a flag is off. */
  problems: readonly string[]
}

/** @param stored flags as App Configuration holds them; of two with the same id the last one counts */
export const flagSet = (stored: readonly unknown[]): FlagSet => {
  const read = stored.map((one) => ({ id: idOf(one), parsed: featureFlag.safeParse(one) }))
  const flags = read.map(({ id, parsed }) => (parsed.success ? withoutNulls(parsed.data) : { id, enabled: false }))
  const provider = new ConfigurationObjectFeatureFlagProvider({ feature_management: { feature_flags: flags } })
  const manager = new FeatureManager(provider, { customFilters })
  const ids = new Set(flags.map(({ id }) => id))
  return {
    has: (id) => ids.has(id),
    isOn: (id, context) => manager.isEnabled(id, context),
    nextOpening: async (id, context, ms) => {
      const flag = flags.findLast((one) => one.id === id)
      const filters = (flag && 'conditions' in flag && flag.conditions?.client_filters) || []
      const openings = filters.flatMap(({ name, parameters }) =>
        name === timeWindowFilter ? (nextOpening(timeWindow.parse(parameters), context.now, ms) ?? []) : [],
      )
      for (const opening of openings.sort((left, right) => left.from - right.from))
        if (await manager.isEnabled(id, { ...context, now: new Date(opening.from) })) return opening
      return undefined
    },
    problems: read.flatMap(({ id, parsed }) => problemsOf(id, parsed)),
  }
}

type Parsed = ReturnType<typeof featureFlag.safeParse>
type Flag = z.output<typeof featureFlag>

const idOf = (flag: unknown): string => {
  const { id } = typeof flag === 'object' && flag !== null && 'id' in flag ? flag : { id: '' }
  return typeof id === 'string' ? id : ''
}

/** App Configuration writes null for what a flag does not have; the feature manager expects nothing there. */
const withoutNulls = ({ conditions, variants, allocation, ...flag }: Flag) => ({
  ...flag,
  ...(conditions && { conditions: { ...conditions, client_filters: conditions.client_filters ?? [] } }),
  ...(variants && { variants }),
  ...(allocation && { allocation }),
})

const problemsOf = (id: string, { success, data, error }: Parsed): string[] => {
  if (!success) return [`${id}: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ')}`]
  return (data.conditions?.client_filters ?? []).flatMap(({ name, parameters }) =>
    name === unreadableFilter ? [`${id}: ${parameters.problem}`] : [],
  )
}

const timeWindowFilter = 'Microsoft.TimeWindow'

/** The product's filters, in addition to the feature manager's targeting. */
const customFilters: IFeatureFilter[] = [
  {
    name: timeWindowFilter,
    evaluate: ({ parameters }, context) => isOpen(timeWindow.parse(parameters), (context as FlagContext).now),
  },
  {
    name: 'SubscriptionTier',
    evaluate: ({ parameters }, context) => subscriptionTier.parse(parameters).tiers.includes((context as FlagContext).subscriptionTier),
  },
  {
    name: 'AuctionHouseSize',
    evaluate: async ({ parameters }, context) => {
      const { min = 0, max = Number.POSITIVE_INFINITY } = auctionHouseSize.parse(parameters)
      const count = await (context as FlagContext).houseCount()
      return count >= min && count <= max
    },
  },
  { name: unreadableFilter, evaluate: () => false },
]
