import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { evaluateFlag, type FeatureFlag } from './evaluate.ts'
import { evaluateHouseSize, evaluateSubscriptionTier, evaluateTargeting, evaluateTimeWindow, type FlagContext } from './filters.ts'
import { evaluatePercentage, rolloutPosition } from './rollout.ts'

fc.configureGlobal({ seed: 20261121 })

const context: FlagContext = {
  userId: 'usr_1',
  groups: ['individual', 'hou_1', 'hou_2'],
  subscriptionTier: 'tier-2',
  houseCount: 3,
  now: new Date('2026-11-21T12:00:00Z'),
}

const flag = (...client_filters: NonNullable<FeatureFlag['conditions']>['client_filters'] & object): FeatureFlag => ({
  id: 'beta-features',
  enabled: true,
  conditions: { client_filters },
})

const variant = (status_override: string, allocation: Record<string, unknown>) => ({
  variants: [{ name: 'plain' }, { name: 'other', status_override }],
  allocation,
})

const filter = (name: string, parameters: Record<string, unknown>) => ({ name, parameters })

describe('a percentage', () => {
  it('is stable', () => {
    expect(rolloutPosition('usr_1\nbeta-features')).toBeCloseTo(rolloutPosition('usr_1\nbeta-features'), 10)
    expect([0, 50, 100].map((percentage) => evaluatePercentage(percentage, 'usr_1', 'beta-features'))).toEqual([false, true, true])
  })

  it('reaches its share of the users, others for each flag', () => {
    const users = Array.from({ length: 20_000 }, (_, index) => `usr_${index}`)
    const reached = users.filter((user) => evaluatePercentage(25, user, 'one'))
    expect(reached.length / users.length).toBeCloseTo(0.25, 1)
    expect(reached.filter((user) => evaluatePercentage(25, user, 'two')).length / reached.length).toBeCloseTo(0.25, 1)
  })

  it('keeps everybody when it rises, reaches nobody at 0 and all at 100', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (user, id, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        if (evaluatePercentage(low, user, id)) expect(evaluatePercentage(high, user, id)).toBe(true)
        expect(evaluatePercentage(0, user, id)).toBe(false)
        expect(evaluatePercentage(100, user, id)).toBe(true)
      }),
    )
  })

  it('of less than 100 reaches nobody who is not known', () => {
    expect(evaluatePercentage(99, undefined, 'x')).toBe(false)
    expect(evaluatePercentage(100, undefined, 'x')).toBe(true)
  })
})

describe('targeting', () => {
  const nobody = { users: [], groups: [], defaultPercentage: 0, excludedUsers: [], excludedGroups: [] }
  it.each([
    [{}, false],
    [{ users: ['usr_1'] }, true],
    [{ users: ['usr_2'] }, false],
    [{ groups: [{ name: 'hou_2', percentage: 100 }] }, true],
    [{ groups: [{ name: 'hou_2', percentage: 0 }] }, false],
    [{ groups: [{ name: 'hou_3', percentage: 100 }] }, false],
    [{ defaultPercentage: 100 }, true],
    [{ defaultPercentage: 100, excludedUsers: ['usr_1'] }, false],
    [{ users: ['usr_1'], excludedGroups: ['hou_1'] }, false],
  ])('%o: %s', (audience, expected) => {
    expect(evaluateTargeting({ ...nobody, ...audience }, context, 'x')).toBe(expected)
  })
})

describe('other filters', () => {
  const noon = context.now.getTime()
  it.each([
    [undefined, undefined, false],
    [noon, undefined, true],
    [noon + 1, undefined, false],
    [undefined, noon + 1, true],
    [undefined, noon, false],
    [noon - 5, noon + 5, true],
    [Number.NaN, undefined, false],
  ])('the window from %s to %s is open: %s', (start, end, open) => {
    expect(evaluateTimeWindow(start, end, context.now)).toBe(open)
  })

  it.each([
    [undefined, undefined, true],
    [3, 3, true],
    [4, undefined, false],
    [undefined, 2, false],
  ])('three houses are between %s and %s: %s', (min, max, expected) => {
    expect(evaluateHouseSize(min, max, 3)).toBe(expected)
  })

  it('asks for a tier by name', () => {
    expect(evaluateSubscriptionTier(['tier-1', 'tier-2'], 'tier-2')).toBe(true)
    expect(evaluateSubscriptionTier(['tier-1'], 'free')).toBe(false)
  })
})

describe('a flag', () => {
  const yes = filter('SubscriptionTier', { tiers: ['tier-2'] })
  const no = filter('SubscriptionTier', { tiers: ['tier-1'] })

  it.each<[string, FeatureFlag, boolean]>([
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
    ['percentage that is none', flag(filter('Percentage', { percentage: 'all' })), false],
    ['house size', flag(filter('AuctionHouseSize', { min: 2, max: 4 })), true],
    ['house size too large', flag(filter('AuctionHouseSize', { min: '4' })), false],
    ['window', flag(filter('Microsoft.TimeWindow', { Start: 'Sat, 21 Nov 2026 00:00:00 GMT' })), true],
    ['window that is over', flag(filter('Microsoft.TimeWindow', { End: 'Fri, 20 Nov 2026 00:00:00 GMT' })), false],
    ['window that comes back in no known way', flag(filter('Microsoft.TimeWindow', { Start: '2026-01-01', Recurrence: {} })), false],
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
  ])('%s', (_, given, expected) => {
    expect(evaluateFlag(given, context)).toBe(expected)
  })
})

test('any parameters are judged without failing', () => {
  const names = ['Percentage', 'Microsoft.Targeting', 'Microsoft.TimeWindow', 'SubscriptionTier', 'AuctionHouseSize']
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.dictionary(fc.constantFrom('Audience', 'Start', 'min', 'tiers', 'value'), fc.anything()),
      (name, parameters) => {
        expect(typeof evaluateFlag(flag({ name, parameters }), context)).toBe('boolean')
      },
    ),
  )
})
