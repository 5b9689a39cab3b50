import { evaluateHouseSize, evaluateSubscriptionTier, evaluateTargeting, evaluateTimeWindow, type FlagContext } from './filters.ts'
import { audienceOf, numberOf, type Parameters, parameter, textsOf, timeOf } from './parameters.ts'
import { evaluatePercentage } from './rollout.ts'

/** A feature flag as App Configuration keeps it. */
export interface FeatureFlag {
  id: string
  enabled?: boolean
  conditions?: {
    /** Any (the default) or All of the filters must hold. */
    requirement_type?: string
    client_filters?: readonly { name: string; parameters?: Parameters }[]
  }
}

type Filter = (parameters: Parameters, context: FlagContext, flagId: string) => boolean

const filters = new Map<string, Filter>(
  Object.entries<Filter>({
    percentage: (parameters, { userId }, flagId) => {
      const percentage = numberOf(parameter(parameters, 'percentage') ?? parameter(parameters, 'value'))
      return percentage !== undefined && evaluatePercentage(percentage, userId, flagId)
    },
    targeting: (parameters, context, flagId) => evaluateTargeting(audienceOf(parameters), context, flagId),
    // A window that comes back (Recurrence) is not known here and is never open, rather than open all the time.
    timewindow: (parameters, { now }) =>
      parameter(parameters, 'Recurrence') === undefined &&
      evaluateTimeWindow(timeOf(parameter(parameters, 'Start')), timeOf(parameter(parameters, 'End')), now),
    subscriptiontier: (parameters, { subscriptionTier }) =>
      evaluateSubscriptionTier(textsOf(parameter(parameters, 'tiers')), subscriptionTier),
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
 * known, or whose parameters can't be read, does not hold.
 */
export const evaluateFlag = ({ id, enabled, conditions }: FeatureFlag, context: FlagContext): boolean => {
  if (enabled !== true) return false
  const asked = conditions?.client_filters ?? []
  if (asked.length === 0) return true
  const holds = ({ name, parameters = {} }: { name: string; parameters?: Parameters }): boolean =>
    filterNamed(name)?.(parameters, context, id) ?? false
  return conditions?.requirement_type?.toLowerCase() === 'all' ? asked.every(holds) : asked.some(holds)
}
