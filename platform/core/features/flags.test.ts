import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FlagContext, flagSet } from './flags.ts'

fc.configureGlobal({ seed: 20261121 })

const context: FlagContext = {
  userId: 'usr_1',
  groups: ['individual', 'hou_1', 'hou_2'],
  subscriptionTier: 'tier-2',
  houseCount: async () => 3,
  now: new Date('2026-11-21T12:00:00Z'),
}

interface Stored {
  id: string
  enabled?: unknown
  conditions?: unknown
  variants?: unknown
  allocation?: unknown
}
interface Filter {
  name: string
  parameters?: unknown
}

const isOn = (flag: Stored, changed: Partial<FlagContext> = {}) => flagSet([flag]).isOn(flag.id, { ...context, ...changed })
const flag = (...client_filters: Filter[]): Stored => ({ id: 'beta-features', enabled: true, conditions: { client_filters } })
const filter = (name: string, parameters: Record<string, unknown>): Filter => ({ name, parameters })

const variant = (status_override: string, allocation: Record<string, unknown>) => ({
  variants: [{ name: 'plain' }, { name: 'other', status_override }],
  allocation,
})

describe('a flag', () => {
  const yes = filter('SubscriptionTier', { tiers: ['tier-2'] })
  const no = filter('SubscriptionTier', { tiers: ['tier-1'] })

  it.each<[string, Stored, boolean]>([
    ['not enabled', { id: 'x', enabled: false }, false],
    ['without a word on it', { id: 'x' }, false],
    ['enabled without filters', { id: 'x', enabled: true }, true],
    ['with an empty list', flag(), true],
    ['any, one holds', flag(no, yes), true],
    ['any, none holds', flag(no), false],
    ['all, one does not hold', { ...flag(no, yes), conditions: { requirement_type: 'All', client_filters: [no, yes] } }, false],
    ['all hold', { ...flag(), conditions: { requirement_type: 'All', client_filters: [yes, yes] } }, true],
    ['not enabled although a filter holds', { ...flag(yes), enabled: false }, false],
    ['of an unknown filter', flag({ name: 'Weather' }), false],
    ['of an unknown filter beside another', flag({ name: 'Weather' }, yes), true],
    ['of an object’s own names', flag({ name: 'constructor' }), false],
    ['percentage', flag(filter('Percentage', { percentage: 100 })), true],
    ['percentage as text', flag(filter('Percentage', { Value: '100' })), true],
    ['percentage above 100', flag(filter('Percentage', { percentage: 101 })), false],
    ['percentage that is none', flag(filter('Percentage', { percentage: 'all' })), false],
    ['house size', flag(filter('AuctionHouseSize', { min: 2, max: 4 })), true],
    ['house size too large', flag(filter('AuctionHouseSize', { min: '4' })), false],
    ['window', flag(filter('Microsoft.TimeWindow', { Start: 'Sat, 21 Nov 2026 00:00:00 GMT' })), true],
    ['window that is over', flag(filter('Microsoft.TimeWindow', { End: 'Fri, 20 Nov 2026 00:00:00 GMT' })), false],
    [
      'window that comes back in no known way',
      flag(filter('Microsoft.TimeWindow', { Start: '2027-01-01', End: '2027-01-02', Recurrence: {} })),
      false,
    ],
    ['tiers as one text', flag(filter('SubscriptionTier', { tiers: 'tier-1, tier-2' })), true],
    ['tiers as one text without hers', flag(filter('SubscriptionTier', { tiers: 'tier-1,tier-3' })), false],
    [
      'targeting the type of the account',
      flag(filter('Targeting', { audience: { groups: [{ name: 'individual', rolloutPercentage: 100 }] } })),
      true,
    ],
    ['of a variant that is off for all', { ...flag(), ...variant('Disabled', { default_when_enabled: 'other' }) }, false],
    ['of a variant that is off for her', { ...flag(), ...variant('Disabled', { user: [{ variant: 'other', users: ['usr_1'] }] }) }, false],
    [
      'of a variant that is off for others',
      { ...flag(), ...variant('Disabled', { user: [{ variant: 'other', users: ['usr_2'] }] }) },
      true,
    ],
    [
      'of a variant that is off for her house',
      { ...flag(), ...variant('Disabled', { group: [{ variant: 'other', groups: ['hou_2'] }] }) },
      false,
    ],
    [
      'of a variant for a whole share',
      { ...flag(), ...variant('Disabled', { percentile: [{ variant: 'other', from: 0, to: 100 }] }) },
      false,
    ],
    [
      'of a variant for an empty share',
      { ...flag(), ...variant('Disabled', { percentile: [{ variant: 'other', from: 0, to: 0 }] }) },
      true,
    ],
    ['of a variant that is on although no filter holds', { ...flag(no), ...variant('Enabled', { default_when_disabled: 'other' }) }, true],
    ['of a variant that overrides nothing', { ...flag(), ...variant('None', { default_when_enabled: 'other' }) }, true],
    [
      'not enabled whatever its variant says',
      { ...flag(), ...variant('Enabled', { default_when_disabled: 'other' }), enabled: false },
      false,
    ],
    ['window that can’t be read', flag(filter('Microsoft.TimeWindow', { Start: 'soon' })), false],
    ['targeting a user', flag(filter('Microsoft.Targeting', { Audience: { Users: ['usr_1'] } })), true],
    ['targeting a house', flag(filter('Targeting', { audience: { groups: [{ name: 'hou_1', rolloutPercentage: 100 }] } })), true],
    [
      'targeting all but her',
      flag(filter('Microsoft.Targeting', { Audience: { DefaultRolloutPercentage: 100, Exclusion: { Users: ['usr_1'] } } })),
      false,
    ],
    ['targeting nonsense', flag(filter('Microsoft.Targeting', { Audience: 'all', Groups: 7 })), false],
    ['without parameters', flag({ name: 'Microsoft.Targeting' }), false],
  ])('%s', async (_, given, expected) => {
    expect(await isOn(given)).toBe(expected)
  })
})

describe('the next opening of a time window', () => {
  const day = 86_400_000
  const hours = (from: string, to: string) => ({ Start: `2026-11-${from}:00Z`, End: `2026-11-${to}:00Z` })
  const opening = (window: Record<string, unknown>, enabled = true) =>
    flagSet([{ ...flag(filter('Microsoft.TimeWindow', window)), enabled }]).nextOpening('beta-features', context, day)
  const at = (time: string): number => Date.parse(`2026-${time}:00Z`)

  it.each([
    ['of today', hours('21T20:00', '21T22:00'), { from: at('11-21T20:00'), to: at('11-21T22:00') }],
    ['without an end', { Start: '2026-11-22T11:00:00Z' }, { from: at('11-22T11:00') }],
    ['of later than a day', hours('22T12:01', '22T13:00'), undefined],
    ['that is open already', hours('21T11:00', '21T13:00'), undefined],
    ['that only has an end', { End: '2026-11-22T11:00:00Z' }, undefined],
    [
      'that comes back every day',
      { ...hours('01T03:00', '01T04:00'), Recurrence: { Pattern: { Type: 'Daily' } } },
      { from: at('11-22T03:00'), to: at('11-22T04:00') },
    ],
    [
      'that came back often enough',
      { ...hours('01T03:00', '01T04:00'), Recurrence: { Pattern: { Type: 'Daily' }, Range: { Type: 'Numbered', NumberOfOccurrences: 3 } } },
      undefined,
    ],
    [
      'that comes back on Sundays',
      { ...hours('01T03:00', '01T04:00'), Recurrence: { Pattern: { Type: 'Weekly', DaysOfWeek: ['Sunday'] } } },
      { from: at('11-22T03:00'), to: at('11-22T04:00') },
    ],
  ])('finds one %s', async (_, window, expected) => {
    expect(await opening(window)).toEqual(expected)
  })

  it('finds none of a flag that is off, or that another filter keeps off', async () => {
    const window = hours('21T20:00', '21T22:00')
    expect(await opening(window, false)).toBeUndefined()
    const both = [filter('Microsoft.TimeWindow', window), filter('SubscriptionTier', { tiers: ['tier-1'] })]
    const kept = { ...flag(), conditions: { requirement_type: 'All', client_filters: both } }
    expect(await flagSet([kept]).nextOpening('beta-features', context, day)).toBeUndefined()
    expect(await flagSet([]).nextOpening('beta-features', context, day)).toBeUndefined()
  })
})

describe('a percentage', () => {
  const reached = async (id: string, percentage: number, users: readonly string[]) => {
    const flags = flagSet([{ ...flag(filter('Percentage', { percentage })), id }])
    const on = await Promise.all(users.map((userId) => flags.isOn(id, { ...context, userId })))
    return users.filter((_, index) => on[index])
  }
  const users = Array.from({ length: 4_000 }, (_, index) => `usr_${index}`)

  it('reaches its share of the users, others for each flag', async () => {
    const one = await reached('one', 25, users)
    expect(one.length / users.length).toBeCloseTo(0.25, 1)
    expect((await reached('two', 25, one)).length / one.length).toBeCloseTo(0.25, 1)
  })

  it('keeps everybody when it rises, reaches nobody at 0 and all at 100', async () => {
    const some = users.slice(0, 500)
    const fewer = await reached('one', 30, some)
    expect(await reached('one', 60, fewer)).toEqual(fewer)
    expect([await reached('one', 0, some), await reached('one', 100, some)]).toEqual([[], some])
  })
})

describe('targeting', () => {
  it.each([
    [{}, false],
    [{ Users: ['usr_1'] }, true],
    [{ Users: ['usr_2'] }, false],
    [{ Groups: [{ Name: 'hou_2', RolloutPercentage: 100 }] }, true],
    [{ Groups: [{ Name: 'hou_2', RolloutPercentage: 0 }] }, false],
    [{ Groups: [{ Name: 'hou_3', RolloutPercentage: '100' }] }, false],
    [{ DefaultRolloutPercentage: '100' }, true],
    [{ DefaultRolloutPercentage: 100, Exclusion: { Users: ['usr_1'] } }, false],
    [{ users: ['usr_1'], exclusion: { groups: ['hou_1'] } }, false],
  ])('%o: %s', async (Audience, expected) => {
    expect(await isOn(flag(filter('Microsoft.Targeting', { Audience })))).toBe(expected)
  })
})

describe('a time window', () => {
  it.each([
    ['2026-11-21T12:00:00Z', undefined, true],
    ['2026-11-21T12:00:01Z', undefined, false],
    [undefined, '2026-11-21T12:00:01Z', true],
    [undefined, '2026-11-21T12:00:00Z', false],
    ['2026-11-21T11:00:00Z', '2026-11-21T13:00:00Z', true],
    ['', '2026-11-21T13:00:00Z', true],
  ])('from %s to %s at noon: %s', async (Start, End, expected) => {
    expect(await isOn(flag(filter('Microsoft.TimeWindow', { Start, End })))).toBe(expected)
  })
})

describe('a window that comes back', () => {
  const monday = { Start: '2026-11-02T09:00:00Z', End: '2026-11-02T17:00:00Z' }
  const openAt = (at: string, Recurrence: unknown, window = monday) =>
    isOn(flag(filter('Microsoft.TimeWindow', { ...window, Recurrence })), { now: new Date(at) })
  const daily = (Interval: unknown, Range?: object) => ({ Pattern: { Type: 'Daily', Interval }, ...(Range && { Range }) })
  const weekly = (DaysOfWeek: string[], Interval: unknown, Range?: object) => ({
    Pattern: { Type: 'weekly', DaysOfWeek, Interval, FirstDayOfWeek: 'Monday' },
    ...(Range && { Range }),
  })

  it.each([
    ['2026-11-02T08:59:59Z', 1, false],
    ['2026-11-02T09:00:00Z', 1, true],
    ['2026-11-21T12:00:00Z', '1', true],
    ['2026-11-21T17:00:00Z', 1, false],
    ['2026-11-03T12:00:00Z', 2, false],
    ['2026-11-04T12:00:00Z', 2, true],
    ['2026-10-20T12:00:00Z', 1, false],
  ])('at %s, every %s days: %s', async (at, interval, expected) => {
    expect(await openAt(at, daily(interval))).toBe(expected)
  })

  it.each([
    [{ Type: 'NoEnd' }, '2030-01-01T12:00:00Z', true],
    [{ Type: 'EndDate', EndDate: '2026-11-10T00:00:00Z' }, '2026-11-09T12:00:00Z', true],
    [{ Type: 'EndDate', EndDate: '2026-11-10T00:00:00Z' }, '2026-11-10T12:00:00Z', false],
    [{ Type: 'Numbered', NumberOfOccurrences: 3 }, '2026-11-04T12:00:00Z', true],
    [{ Type: 'Numbered', NumberOfOccurrences: 3 }, '2026-11-05T12:00:00Z', false],
    [{ Type: 'Sometimes' }, '2026-11-04T12:00:00Z', false],
  ])('with the range %j at %s: %s', async (range, at, expected) => {
    expect(await openAt(at, daily(1, range))).toBe(expected)
  })

  it.each([
    ['2026-11-02T12:00:00Z', 1, true],
    ['2026-11-03T12:00:00Z', 1, false],
    ['2026-11-06T12:00:00Z', 1, true],
    ['2026-11-09T12:00:00Z', 1, true],
    ['2026-11-09T12:00:00Z', 2, false],
    ['2026-11-13T12:00:00Z', 2, false],
    ['2026-11-16T12:00:00Z', 2, true],
    ['2026-11-06T18:00:00Z', 1, false],
  ])('of Mondays and Fridays at %s, every %i weeks: %s', async (at, interval, expected) => {
    expect(await openAt(at, weekly(['Monday', 'Friday'], interval))).toBe(expected)
  })

  it('counts its windows from the first one', async () => {
    const described = weekly(['Monday', 'Friday'], 1, { Type: 'Numbered', NumberOfOccurrences: 3 })
    const open: boolean[] = []
    for (const day of ['2026-11-02', '2026-11-06', '2026-11-09', '2026-11-13']) open.push(await openAt(`${day}T12:00:00Z`, described))
    expect(open).toEqual([true, true, true, false])
  })

  it('that lasts over the end of its week is open until it ends', async () => {
    const night = { Start: '2026-11-08T20:00:00Z', End: '2026-11-09T04:00:00Z' }
    const described = weekly(['Sunday'], 1)
    expect(await openAt('2026-11-16T03:00:00Z', described, night)).toBe(true)
    expect(await openAt('2026-11-16T05:00:00Z', described, night)).toBe(false)
  })

  it.each([{}, { Pattern: { Type: 'Hourly' } }, weekly([], 1), weekly(['Someday'], 1), daily(0), daily(0.5), 'daily'])(
    'that cannot be read is never open: %j',
    async (described) => {
      expect(await openAt('2026-11-02T12:00:00Z', described)).toBe(false)
    },
  )
})

describe('what cannot be read', () => {
  it('is named for the log', () => {
    const flags = [
      { id: 'one', enabled: 'yes' },
      { id: 'two', enabled: true, conditions: { client_filters: [{ name: 'Weather' }, filter('Percentage', { percentage: 'all' })] } },
      { id: 'three', enabled: true, allocation: { percentile: [{ variant: 'a', from: 50, to: 10 }] } },
      flag(filter('SubscriptionTier', { tiers: ['tier-1'] })),
      7,
    ]
    expect(flagSet(flags).problems).toEqual([
      expect.stringMatching(/^one: enabled: /),
      'two: Weather (unknown filter)',
      expect.stringMatching(/^two: Percentage \(percentage: /),
      expect.stringMatching(/^three: allocation\.percentile\.0: /),
      expect.stringMatching(/^: /),
    ])
  })

  it('is judged without failing, whatever the parameters are', async () => {
    const names = ['Percentage', 'Microsoft.Targeting', 'Microsoft.TimeWindow', 'SubscriptionTier', 'AuctionHouseSize']
    const keys = fc.constantFrom('Audience', 'Start', 'End', 'Recurrence', 'min', 'tiers', 'value')
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.dictionary(keys, fc.anything()), async (name, parameters) => {
        expect(typeof (await isOn(flag({ name, parameters })))).toBe('boolean')
      }),
    )
  })
})

it('takes the last of two flags with the same id', async () => {
  const flags = flagSet([
    { id: 'x', enabled: false },
    { id: 'x', enabled: true },
  ])
  expect([flags.has('x'), flags.has('y'), await flags.isOn('x', context), await flags.isOn('y', context)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

it('counts the houses of the account only where a flag asks', async () => {
  let counted = 0
  const houseCount = async () => {
    counted += 1
    return 3
  }
  await isOn(flag(filter('SubscriptionTier', { tiers: 'tier-2' })), { houseCount })
  expect(counted).toBe(0)
  expect(await isOn(flag(filter('AuctionHouseSize', { max: 2 })), { houseCount })).toBe(false)
  expect(counted).toBe(1)
})
