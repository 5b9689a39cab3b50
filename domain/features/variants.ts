import type { FlagContext } from './filters.ts'
import { numberOf, type Parameters, parameter, textsOf } from './parameters.ts'
import { rolloutPosition } from './rollout.ts'

/** A variant of a flag. Its override decides for the users assigned to it. */
export interface FlagVariant {
  name: string
  /** `Enabled`, `Disabled` or `None`. */
  status_override?: string
}

/** Who is assigned to which variant, as App Configuration keeps it. */
export type Allocation = Parameters

/**
 * The effect on a flag of the variant that a user is assigned to: by user, then group, then share, then the default. Undefined if there is no variant,
 * or if it overrides nothing.
 */
export const variantOverride = (
  { variants, allocation, id }: { variants?: readonly FlagVariant[]; allocation?: Allocation; id: string },
  isOn: boolean,
  context: FlagContext,
): boolean | undefined => {
  const assigned = isOn ? assignedTo(allocation, id, context) : textOf(allocation, 'default_when_disabled')
  const override = variants?.find(({ name }) => name === assigned)?.status_override?.toLowerCase()
  return override === 'enabled' ? true : override === 'disabled' ? false : undefined
}

const assignedTo = (allocation: Allocation | undefined, flagId: string, { userId, groups }: FlagContext): string | undefined => {
  const byUser = entries(allocation, 'user').find((entry) => userId !== undefined && textsOf(parameter(entry, 'users')).includes(userId))
  const byGroup = entries(allocation, 'group').find((entry) => textsOf(parameter(entry, 'groups')).some((group) => groups.includes(group)))
  const position = rolloutPosition(`${userId ?? ''}\n${textOf(allocation, 'seed') ?? `allocation\n${flagId}`}`)
  const byShare = entries(allocation, 'percentile').find((entry) => {
    const [from = 0, to = 0] = [numberOf(parameter(entry, 'from')), numberOf(parameter(entry, 'to'))]
    return position >= from && position < to
  })
  return textOf(byUser ?? byGroup ?? byShare, 'variant') ?? textOf(allocation, 'default_when_enabled')
}

const entries = (allocation: Allocation | undefined, name: string): unknown[] => {
  const listed = parameter(allocation, name)
  return Array.isArray(listed) ? listed : []
}

const textOf = (value: unknown, name: string): string | undefined => textsOf(parameter(value, name))[0]
