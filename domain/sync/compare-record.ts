import type { SyncDirection, SyncField, SyncFieldChange } from '@auctionwiz/contracts/auction-sync'
import type { ConflictRule } from '@auctionwiz/contracts/sync-settings'

export type SyncValue = string | number | null
export type SyncValues = Partial<Record<SyncField, SyncValue>>

/** Fields that change together: half of one side and half of the other would make no sense. */
const together: readonly (readonly SyncField[])[] = [
  ['startDate', 'endDate'],
  ['estimateLow', 'estimateHigh'],
  ['state', 'hammer', 'paddle', 'highestBid'],
]

/**
 * The fields among those that differ whose values come from the same side as that of `field`: a state of one side with the price of the other would
 * be a sold lot without a price. Of a lot whose state is the same on both sides, price and buyer may come from different ones.
 */
export const fieldsWith = (field: SyncField, differing: readonly SyncField[]): SyncField[] => {
  const group = together.find((one) => one.includes(field)) ?? [field]
  const found = group.filter((one) => differing.includes(one))
  return group.includes('state') && !found.includes('state') ? [field] : found
}

/** Whether a choice by field takes from both sides what comes from one. */
export const splitsGroup = (choice: ReadonlyMap<SyncField, unknown>): boolean => {
  const fields = [...choice.keys()]
  return fields.some((field) => fieldsWith(field, fields).some((other) => choice.get(other) !== choice.get(field)))
}

interface Compared {
  /** What both sides had in common when they were last in step; a field that never was is missing. */
  base: SyncValues
  house: SyncValues
  platform: SyncValues
  direction: SyncDirection
  rule: ConflictRule
  /** Which side changed last, for the rule `newest`; undefined where that is not known. */
  newer?: 'house' | 'platform' | undefined
}

export interface Comparison {
  /** Fields that differ. */
  changes: SyncFieldChange[]
  /** The base once the changes are made: fields that both sides then have in common, or had before where they stay apart. */
  agreed: SyncValues
}

/** Compares a record of house and platform with what both had in common. A field that only one side changed goes to the other, if the direction allows it. */
export const compareRecord = ({ base, house, platform, direction, rule, newer }: Compared): Comparison => {
  const changes: SyncFieldChange[] = []
  const agreed: SyncValues = { ...base }
  for (const group of groupsOf(house)) {
    const to = sameIn(group, house, platform) ? 'same' : sideOf(group)
    if (to === 'same' || to === 'platform') copy(group, house, agreed)
    if (to === 'house') copy(group, platform, agreed)
    if (to === 'same') continue
    for (const field of group) {
      const [own, theirs] = [house[field] ?? null, platform[field] ?? null]
      if (own === theirs) continue
      const before = base[field]
      changes.push({ field, ...(before !== undefined && { before }), house: own, platform: theirs, to })
    }
  }
  return { changes, agreed }

  function sideOf(group: readonly SyncField[]): SyncFieldChange['to'] {
    const [houseChanged, platformChanged] = changedSides(group, base, house, platform)
    if (!houseChanged) return direction === 'push' ? 'kept' : 'house'
    if (!platformChanged) return direction === 'pull' ? 'kept' : 'platform'
    const winner = rule === 'platform' ? 'platform' : rule === 'local' ? 'house' : rule === 'newest' ? newer : undefined
    if (winner === undefined) return 'conflict'
    if (winner === 'platform') return direction === 'push' ? 'kept' : 'house'
    return direction === 'pull' ? 'kept' : 'platform'
  }
}

const groupsOf = (values: SyncValues): SyncField[][] => {
  const names = Object.keys(values) as SyncField[]
  const grouped = together.map((group) => group.filter((field) => names.includes(field))).filter((group) => group.length > 0)
  const alone = names.filter((field) => !together.some((group) => group.includes(field))).map((field) => [field])
  return [...alone, ...grouped]
}

const sameIn = (group: readonly SyncField[], one: SyncValues, other: SyncValues): boolean =>
  group.every((field) => (one[field] ?? null) === (other[field] ?? null))

/** Without a common state, an empty side has changed nothing. */
const changedSides = (group: readonly SyncField[], base: SyncValues, house: SyncValues, platform: SyncValues): [boolean, boolean] => {
  if (group.every((field) => base[field] !== undefined)) return [!sameIn(group, base, house), !sameIn(group, base, platform)]
  return [!isEmpty(group, house), !isEmpty(group, platform)]
}

/** A lot to come has no result yet. */
const isEmpty = (group: readonly SyncField[], values: SyncValues): boolean =>
  group.every((field) => {
    const value = values[field] ?? null
    return value === null || value === '' || (field === 'state' && value === 'Upcoming')
  })

const copy = (group: readonly SyncField[], from: SyncValues, to: SyncValues): void => {
  for (const field of group) to[field] = from[field] ?? null
}

/** The values that a side gets of a comparison. */
export const valuesFor = (side: 'house' | 'platform', changes: readonly SyncFieldChange[]): SyncValues =>
  Object.fromEntries(
    changes.flatMap(({ field, to, house, platform }) => (to === side ? [[field, side === 'house' ? platform : house]] : [])),
  )
