import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRecord, type SyncValues, valuesFor } from './compare-record.ts'

const base: SyncValues = { title: 'Chest', estimateLow: 100, estimateHigh: 200 }
const both = { base, house: base, platform: base, direction: 'both', rule: 'manual' } as const

const sides = (result: ReturnType<typeof compareRecord>) => Object.fromEntries(result.changes.map(({ field, to }) => [field, to]))

describe('a record of house and platform', () => {
  it('that neither changed has no differences', () => {
    expect(compareRecord(both)).toEqual({ changes: [], agreed: base })
  })

  it('gets what only one side changed, where the direction allows it', () => {
    const changed = { ...both, house: { ...base, title: 'Oak chest' }, platform: { ...base, estimateLow: 120 } }
    expect(sides(compareRecord(changed))).toEqual({ title: 'platform', estimateLow: 'house' })
    expect(compareRecord(changed).agreed).toEqual({ title: 'Oak chest', estimateLow: 120, estimateHigh: 200 })
    expect(sides(compareRecord({ ...changed, direction: 'pull' }))).toEqual({ title: 'kept', estimateLow: 'house' })
    expect(compareRecord({ ...changed, direction: 'pull' }).agreed.title).toBe('Chest')
    expect(sides(compareRecord({ ...changed, direction: 'push' }))).toEqual({ title: 'platform', estimateLow: 'kept' })
  })

  it('is in conflict where both changed it, unless a rule says who wins', () => {
    const changed = { ...both, house: { ...base, title: 'Oak chest' }, platform: { ...base, title: 'Pine chest' } }
    expect(sides(compareRecord(changed))).toEqual({ title: 'conflict' })
    expect(compareRecord(changed).agreed.title).toBe('Chest')
    expect(sides(compareRecord({ ...changed, rule: 'platform' }))).toEqual({ title: 'house' })
    expect(sides(compareRecord({ ...changed, rule: 'local' }))).toEqual({ title: 'platform' })
    expect(sides(compareRecord({ ...changed, rule: 'local', direction: 'pull' }))).toEqual({ title: 'kept' })
    expect(sides(compareRecord({ ...changed, rule: 'newest', newer: 'platform' }))).toEqual({ title: 'house' })
    expect(sides(compareRecord({ ...changed, rule: 'newest' }))).toEqual({ title: 'conflict' })
  })

  it('keeps fields together that make sense only so', () => {
    const changed = { ...both, house: { ...base, estimateLow: 150 }, platform: { ...base, estimateHigh: 140 } }
    expect(sides(compareRecord(changed))).toEqual({ estimateLow: 'conflict', estimateHigh: 'conflict' })
  })

  it('that was never in step takes what one side leaves open', () => {
    const house: SyncValues = { title: 'Chest', description: '', estimateLow: null, estimateHigh: null, state: 'Sold', hammer: 5 }
    const platform: SyncValues = {
      title: 'A chest',
      description: 'Of oak',
      estimateLow: 100,
      estimateHigh: 200,
      state: 'Upcoming',
      hammer: null,
    }
    const result = compareRecord({ ...both, base: {}, house, platform })
    expect(sides(result)).toEqual({
      ...{ title: 'conflict', description: 'house', estimateLow: 'house', estimateHigh: 'house' },
      ...{ state: 'platform', hammer: 'platform' },
    })
  })

  it('is the same on both sides after a sync both ways under a rule, and a second one finds nothing', () => {
    const value = fc.constantFrom('a', 'b', 'c', null)
    const values = fc.record({ title: value, location: value, estimateLow: value, estimateHigh: value })
    const rule = fc.constantFrom('platform' as const, 'local' as const)
    fc.assert(
      fc.property(fc.oneof(values, fc.constant({})), values, values, rule, (given, house, platform, who) => {
        const first = compareRecord({ base: given, house, platform, direction: 'both', rule: who })
        const after = { ...house, ...valuesFor('house', first.changes) }
        expect({ ...platform, ...valuesFor('platform', first.changes) }).toEqual(after)
        expect(first.agreed).toEqual(after)
        const second = compareRecord({ base: first.agreed, house: after, platform: after, direction: 'both', rule: who })
        expect(second.changes).toEqual([])
      }),
    )
  })
})
