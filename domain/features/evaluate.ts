import { evaluateHouseSize, evaluateSubscriptionTier, evaluateTargeting, evaluateTimeWindow, type FlagContext } from './filters.ts'
import { audienceOf, listOf, numberOf, type Parameters, parameter, timeOf } from './parameters.ts'
import { isRecurring } from './recurrence.ts'
import { evaluatePercentage } from './rollout.ts'
import { type Allocation, type FlagVariant, variantOverride } from './variants.ts'

/** A feature flag as App Configuration keeps it. */
export interface FeatureFlag {
  id: string
  enabled?: boolean
  conditions?: {
    /** Any (the default) or All of the filters must hold. */
    requirement_type?: string
    client_filters?: readonly { name: string; parameters?: Parameters }[]
  }
  variants?: readonly FlagVariant[]
  allocation?: Allocation
}

type Filter = (parameters: Parameters, context: FlagContext, flagId: string) => boolean

const filters = new Map<string, Filter>(
  Object.entries<Filter>({
    percentage: (parameters, { userId }, flagId) => {
      const percentage = numberOf(parameter(parameters, 'percentage') ?? parameter(parameters, 'value'))
      return percentage !== undefined && evaluatePercentage(percentage, userId, flagId)
    },
    targeting: (parameters, context, flagId) => evaluateTargeting(audienceOf(parameters), context, flagId),
    timewindow: (parameters, { now }) => {
      const [start, end] = [timeOf(parameter(parameters, 'Start')), timeOf(parameter(parameters, 'End'))]
      const recurrence = parameter(parameters, 'Recurrence')
      return recurrence === undefined ? evaluateTimeWindow(start, end, now) : isRecurring(start, end, recurrence, now)
    },
    subscriptiontier: (parameters, { subscriptionTier }) =>
      evaluateSubscriptionTier(listOf(parameter(parameters, 'tiers')), subscriptionTier),
    auctionhousesize: (parameters, { houseCount }) =>
      evaluateHouseSize(numberOf(parameter(parameters, 'min')), numberOf(parameter(parameters, 'max')), houseCount),
  }),
)

/** `Microsoft.Targeting`, `Microsoft.TargetingFilter` and `Targeting` name the same filter. */
const filterNamed = (name: string): Filter | undefined =>
  filters.get(
    name
      .toLowerCase()
      .replace(/^microsoft\./, '')
      .replace(/filter$/, ''),
  )

/**
 * Whether a flag is on for somebody. A flag that is not enabled is off; one without filters is on for everybody. A filter that is not
 * known, or whose parameters can't be read, does not hold. A variant may override what the filters say.
 */
export const evaluateFlag = (flag: FeatureFlag, context: FlagContext): boolean => {
  if (flag.enabled !== true) return false
  const isOn = meetsConditions(flag, context)
  return variantOverride(flag, isOn, context) ?? isOn
}

const meetsConditions = ({ id, conditions }: FeatureFlag, context: FlagContext): boolean => {
  const asked = conditions?.client_filters ?? []
  if (asked.length === 0) return true
  const holds = ({ name, parameters = {} }: { name: string; parameters?: Parameters }): boolean =>
    filterNamed(name)?.(parameters, context, id) ?? false
  return conditions?.requirement_type?.toLowerCase() === 'all' ? asked.every(holds) : asked.some(holds)
}
