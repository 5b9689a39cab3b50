import type { NewBidder } from '@auctionwiz/contracts/bidder-edits'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Currency } from '@auctionwiz/contracts/fields'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { recordScoreChanges } from '../scores/changes.ts'
import { scoreByRules } from '../scores/score-by-rules.ts'
import { newBidderDefaults } from './defaults.ts'
import { displayName } from './identity.ts'

type Values = Omit<Bidder, 'version' | 'id' | 'bidderId' | 'auctionHouseId'>

/** Who adds the bidder, when, and the currency and rules of the house. */
export interface Origin {
  now: Date
  userId: string
  userName: string
  noteId: string
  currency: Currency
  rules: ScoringRules
}

/** A new bidder: Pending, without history; the initial notes become the first note. */
export const newBidderValues = (given: NewBidder, origin: Origin): Values => {
  const { initialNotes, address, ...fields } = given
  const defaults = newBidderDefaults()
  const scores = scoreByRules(defaults, origin.rules, origin.now)
  const at = origin.now.toISOString()
  const notes = initialNotes
    ? [
        {
          id: origin.noteId,
          date: at,
          user: origin.userName,
          userId: origin.userId,
          note: initialNotes,
          category: 'General' as const,
          isPrivate: false,
        },
      ]
    : []
  return {
    ...defaults,
    ...present(fields),
    firstName: given.firstName,
    lastName: given.lastName,
    email: given.email,
    name: displayName(given.firstName, given.lastName),
    address: { ...defaults.address, ...present(address ?? {}) },
    notes,
    currency: origin.currency,
    ...scores,
    scoreHistory: recordScoreChanges(undefined, scores, 'Bidder added'),
    createdAt: at,
    updatedAt: at,
  }
}

/** The fields that staff may change. */
export type BidderChange = Partial<{ [K in keyof Omit<NewBidder, 'initialNotes'>]: NewBidder[K] | undefined }> & {
  status?: Bidder['status'] | undefined
}

/** Omitted fields are unchanged, an empty text removes a value; an address is replaced as a whole. */
export const changedBidder = (before: Bidder, change: BidderChange, now: Date): Bidder => {
  const { address, ...fields } = present(change)
  const after: Bidder = { ...before, ...fields, ...(address && { address: withoutEmpty(address) }) }
  for (const field of ['phone', 'dateOfBirth'] as const) if (after[field] === '') delete after[field]
  // The reason belongs to the status it was given for.
  if (after.status !== before.status) delete after.statusReason
  return { ...after, name: displayName(after.firstName, after.lastName), updatedAt: now.toISOString() }
}

const withoutEmpty = <T extends object>(values: T): T => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as T

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const present = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>
