import type { BidderFacts } from '@auctionwiz/contracts/bidder-facts'
import { type ScorePart, scoreComponents } from '@auctionwiz/contracts/scores'
import { sameContent } from '@auctionwiz/domain/same-content'
import { emptyFacts } from '@auctionwiz/domain/scores/facts'
import {
  columns,
  isFields,
  listUnlessEmpty,
  type Packing,
  packedOnce,
  packFields,
  unpackFields,
} from '@auctionwiz/platform/core/records/packing'

/** The facts that are stored by their place. The others are stored by name, since lists sort by them or show them. One that is added comes last. */
const otherFacts = [
  'lotsBid',
  'bids',
  'wins',
  'top3',
  'paidOnTime',
  'paidLate',
  'unpaid',
  'daysToPay',
  'disputes',
  'defaults',
  'defaultAmount',
  'paymentNotices',
  'messagesReceived',
  'messagesAnswered',
  'referrals',
  'activeMonths',
] as const satisfies readonly (keyof BidderFacts)[]

const placed: ReadonlySet<string> = new Set(otherFacts)

/** Facts without names, and without the zeros after the last one that is not zero. */
const facts: Packing = {
  pack: (value) => {
    if (!isFields(value)) return value
    const counts = otherFacts.map((name) => value[name])
    if (counts.some((count) => typeof count !== 'number')) return value
    const packed: Record<string, unknown> = {}
    for (const name of Object.keys(value)) if (!placed.has(name)) packed[name] = value[name]
    return { ...packed, counts: counts.slice(0, counts.findLastIndex((count) => count !== 0) + 1) }
  },
  unpack: (stored) => {
    if (!isFields(stored) || !Array.isArray(stored.counts)) return stored
    const { counts, ...named } = stored
    const known: Record<string, unknown> = { ...emptyFacts(), ...named }
    for (const [place, count] of counts.entries()) if (otherFacts[place] !== undefined) known[otherFacts[place]] = count
    return known
  },
}

/** Packs each part of a value separately. */
const within = (inner: Readonly<Record<string, Packing>>): Packing => ({
  pack: (value) => (isFields(value) ? packFields(inner, value) : value),
  unpack: (stored) => (isFields(stored) ? unpackFields(inner, stored) : stored),
})

/**
 * Value and weight of each part of a score, one after the other, by its place in `scoreComponents`; null twice for a component that is absent. The
 * points follow from them. A component that is added later has to be added at the end.
 */
const parts: Packing = {
  pack: (value) => {
    if (!Array.isArray(value)) return value
    const known = new Map<unknown, unknown>(value.map((part: unknown) => [isFields(part) ? part.component : undefined, part]))
    const last = scoreComponents.findLastIndex((component) => known.has(component))
    const packed = scoreComponents.slice(0, last + 1).flatMap((component) => {
      const part = known.get(component)
      return isFields(part) ? [part.value, part.weight] : [null, null]
    })
    // What is not as the formula makes it is stored as it is.
    return sameContent(unpackParts(packed), value) ? packed : value
  },
  unpack: (stored) => (Array.isArray(stored) && !stored.some(isFields) ? unpackParts(stored) : stored),
}

const unpackParts = (numbers: readonly unknown[]): ScorePart[] => {
  const found: ScorePart[] = []
  let total = 0
  for (const [place, component] of scoreComponents.entries()) {
    const [value, weight] = numbers.slice(2 * place, 2 * place + 2)
    if (typeof value !== 'number' || typeof weight !== 'number') continue
    found.push({ component, value, weight, points: 0 })
    total += weight
  }
  for (const part of found) part.points = total === 0 ? 0 : (part.value * part.weight) / total
  return found
}

/** A value that most have, and that is not stored. */
const unlessUsual = (usual: string): Packing => ({
  pack: (value) => (value === usual ? undefined : value),
  unpack: (stored) => stored ?? usual,
})

/** The fields of a bidder that are stored in a shorter form. */
export const bidderPackings = {
  facts,
  recordedFacts: within({ auction: facts, platform: facts }),
  network: within({ facts, auctions: columns }),
  scoreParts: within({ national: packedOnce(parts), local: packedOnce(parts) }),
  scoreHistory: packedOnce(columns),
  auctionHistory: columns,
  preferredPaymentMethod: unlessUsual('Credit Card'),
  preferredCategories: listUnlessEmpty,
  notes: listUnlessEmpty,
  tags: listUnlessEmpty,
} as const satisfies Readonly<Record<string, Packing>>
