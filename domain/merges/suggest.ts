import type { Bidder } from '@auctionwiz/contracts/bidders'
import { conflictsOf } from './conflicts.ts'
import type { Choices } from './merge-bidders.ts'

type Record = Omit<Bidder, 'version'>

/** Orders two records; the one to keep comes first: with more auctions, else more notes, else the older one. */
export const byWorth = (a: Record, b: Record): number =>
  b.facts.auctions - a.facts.auctions ||
  b.notes.length - a.notes.length ||
  (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? -1 : 1) ||
  (a.id < b.id ? -1 : 1)

/** The default choices: the primary's values, except that a suspension or denial of either record is kept. */
export const unattendedChoices = (primary: Record, secondary: Record): Choices =>
  Object.fromEntries(
    conflictsOf(primary, secondary).map(({ field }) => {
      const isBlock =
        (field === 'status' && secondary.status === 'Suspended') ||
        (field === 'autoInviteStatus' && secondary.autoInviteOverride?.status === 'Auto-Deny')
      return [field, isBlock ? secondary.id : primary.id]
    }),
  )
