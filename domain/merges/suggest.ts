import type { Bidder } from '@auctionwiz/contracts/bidders'
import { conflictsOf } from './conflicts.ts'
import type { Choices } from './merge-bidders.ts'
import { suggestedValue } from './suggest-value.ts'

type Record = Omit<Bidder, 'version'>

/** Orders two records; the one to keep comes first: with more auctions, else more notes, else the older one. */
export const byWorth = (a: Record, b: Record): number =>
  b.facts.auctions - a.facts.auctions ||
  b.notes.length - a.notes.length ||
  (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? -1 : 1) ||
  (a.id < b.id ? -1 : 1)

/** Orders two records, the older one first. */
export const byAge = (a: Record, b: Record): number => Date.parse(a.createdAt) - Date.parse(b.createdAt)

/** The choices of a merge that nobody looks at: what the screen preselects. */
export const unattendedChoices = (primary: Record, secondary: Record): Choices =>
  Object.fromEntries(
    conflictsOf(primary, secondary).map((conflict) => [conflict.field, suggestedValue(conflict, [primary, secondary], primary.id).id]),
  )
