import * as z from 'zod/mini'

/**
 * Feature flags as people write them in App Configuration, brought into the spelling that the feature manager takes: names of parameters in
 * any case, numbers as text, lists as one text with commas.
 */

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object whose fields may be written in any case; what it does not name is dropped. An empty value counts as absent. */
const named = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(
    z.transform((value: unknown): unknown => {
      if (!isFields(value)) return value
      const names = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
      const known = Object.entries(value).flatMap(([key, one]) => {
        const name = names.get(key.toLowerCase())
        return name === undefined || one === null || one === '' ? [] : [[name, one] as const]
      })
      return Object.fromEntries(known)
    }),
    z.object(shape),
  )

const number = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
  z.number(),
)
const percentage = number.check(z.minimum(0), z.maximum(100))
const wholeNumber = number.check(z.multipleOf(1), z.minimum(1))
const texts = z.array(z.string())
const list = z.pipe(
  z.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : value)),
  z.pipe(
    texts,
    z.transform((names) => names.map((name) => name.trim()).filter((name) => name !== '')),
  ),
)
const time = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)), 'no time'))

/** One of these words, in any case. */
const word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.pipe(
    z.transform((value: unknown) => words.find((one) => typeof value === 'string' && one.toLowerCase() === value.toLowerCase()) ?? value),
    z.enum(words),
  )

const weekday = word(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
const recurrence = named({
  Pattern: named({
    Type: word(['Daily', 'Weekly']),
    Interval: z.optional(wholeNumber),
    DaysOfWeek: z.optional(z.array(weekday).check(z.minLength(1))),
    FirstDayOfWeek: z.optional(weekday),
  }).check(z.refine((pattern) => pattern.Type === 'Daily' || pattern.DaysOfWeek !== undefined, 'no days of the week')),
  Range: z.optional(
    named({
      Type: z._default(word(['NoEnd', 'EndDate', 'Numbered']), 'NoEnd'),
      EndDate: z.optional(time),
      NumberOfOccurrences: z.optional(wholeNumber),
    }),
  ),
})

export const timeWindow = named({ Start: z.optional(time), End: z.optional(time), Recurrence: z.optional(recurrence) }).check(
  z.refine(({ Start, End }) => Start !== undefined || End !== undefined, 'neither Start nor End'),
  z.refine(
    ({ Start, End, Recurrence }) => !Recurrence || (Start !== undefined && End !== undefined && Date.parse(Start) < Date.parse(End)),
    'no Start before the End',
  ),
)

export type TimeWindow = z.output<typeof timeWindow>

const targeting = named({
  Audience: named({
    Users: z._default(texts, []),
    Groups: z._default(z.array(named({ Name: z.string(), RolloutPercentage: z._default(percentage, 0) })), []),
    DefaultRolloutPercentage: z._default(percentage, 0),
    Exclusion: z._default(named({ Users: z._default(texts, []), Groups: z._default(texts, []) }), { Users: [], Groups: [] }),
  }),
})

/** A share of the users is targeting without names: the same hash decides, so a rising share keeps everybody who had the feature. */
const share = z.pipe(
  named({ percentage: z.optional(percentage), value: z.optional(percentage) }).check(
    z.refine(({ percentage, value }) => (percentage ?? value) !== undefined, 'no percentage'),
  ),
  z.transform(({ percentage, value }) => ({ Audience: { DefaultRolloutPercentage: percentage ?? value } })),
)

export const subscriptionTier = named({ tiers: list })
export const auctionHouseSize = named({ min: z.optional(number), max: z.optional(number) })

/** Filters by name, in lower case, without `Microsoft.` and `Filter`: the name that the feature manager knows, and the parameters. */
const filters: ReadonlyMap<string, readonly [name: string, parameters: z.ZodMiniType]> = new Map<string, readonly [string, z.ZodMiniType]>([
  ['targeting', ['Microsoft.Targeting', targeting]],
  ['percentage', ['Microsoft.Targeting', share]],
  ['timewindow', ['Microsoft.TimeWindow', timeWindow]],
  ['subscriptiontier', ['SubscriptionTier', subscriptionTier]],
  ['auctionhousesize', ['AuctionHouseSize', auctionHouseSize]],
])

/** A filter that is not known, or whose parameters cannot be read, holds for nobody. */
export const unreadableFilter = 'Unreadable'

const filter = z.pipe(
  z.object({ name: z.string(), parameters: z.optional(z.nullable(z.unknown())) }),
  z.transform(({ name, parameters }) => {
    const [known, schema] =
      filters.get(
        name
          .toLowerCase()
          .replace(/^microsoft\./, '')
          .replace(/filter$/, ''),
      ) ?? []
    const read = schema?.safeParse(parameters ?? {})
    if (known !== undefined && read?.success) return { name: known, parameters: read.data as Fields }
    const reason = read?.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ') ?? 'unknown filter'
    return { name: unreadableFilter, parameters: { problem: `${name} (${reason})` } }
  }),
)

const assigned = { variant: z.string() }
const allocation = z.object({
  default_when_disabled: z.optional(z.string()),
  default_when_enabled: z.optional(z.string()),
  user: z.optional(z.array(z.object({ ...assigned, users: texts }))),
  group: z.optional(z.array(z.object({ ...assigned, groups: texts }))),
  percentile: z.optional(
    z.array(z.object({ ...assigned, from: percentage, to: percentage }).check(z.refine(({ from, to }) => from <= to, 'from is above to'))),
  ),
  seed: z.optional(z.string()),
})

export const featureFlag = z.object({
  id: z.string(),
  enabled: z.optional(z.boolean()),
  conditions: z.optional(
    z.object({ requirement_type: z.optional(word(['Any', 'All'])), client_filters: z.optional(z.nullable(z.array(filter))) }),
  ),
  variants: z.optional(
    z.nullable(z.array(z.object({ name: z.string(), status_override: z.optional(word(['None', 'Enabled', 'Disabled'])) }))),
  ),
  allocation: z.optional(z.nullable(allocation)),
})
export type FeatureFlag = z.output<typeof featureFlag>
