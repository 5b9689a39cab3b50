import { bidderFacts } from '@auctionwiz/contracts/bidder-facts'
import { bidderCategories, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { date } from '@auctionwiz/contracts/fields'
import { noteCategories } from '@auctionwiz/contracts/staff-entries'
import * as z from 'zod/mini'
import people from './people.json' with { type: 'json' }
import sales from './sales.json' with { type: 'json' }

const sale = z.object({
  title: z.string(),
  category: z.enum(bidderCategories),
  /** Shifts the sale's date, so that it stays as recent as when the sample was written. */
  daysAgo: z.int(),
})
export type SampleSale = z.output<typeof sale>

/** Sale, lots won (or bid on), lots bid on, bids, lots won, spent and highest bid in minor units, days to pay (-1 overdue, null nothing won). */
const appearance = z.tuple([z.int(), z.array(z.int()), z.int(), z.int(), z.int(), z.int(), z.int(), z.nullable(z.int())])
export type SampleAppearance = z.output<typeof appearance>

/** Facts that a history of auctions does not contain. */
const { messagesReceived, messagesAnswered, top3, referrals, disputes, defaults, defaultAmount, paymentNotices } = bidderFacts.shape
const extra = z.object({
  messagesReceived: z.exactOptional(messagesReceived),
  messagesAnswered: z.exactOptional(messagesAnswered),
  top3: z.exactOptional(top3),
  referrals: z.exactOptional(referrals),
  disputes: z.exactOptional(disputes),
  defaults: z.exactOptional(defaults),
  defaultAmount: z.exactOptional(defaultAmount),
  paymentNotices: z.exactOptional(paymentNotices),
})

/** A person of the sample data with contact data. */
const contact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})
export type SampleContact = z.output<typeof contact>

/** Days ago, category, text. */
const note = z.tuple([z.int(), z.enum(noteCategories), z.string()])

const person = z.object({
  ...contact.shape,
  dateOfBirth: z.exactOptional(date),
  status: z.enum(bidderStatuses),
  tags: z.exactOptional(z.array(z.string())),
  notes: z.exactOptional(z.array(note)),
  history: z.array(appearance),
  extra,
})
export type SamplePerson = z.output<typeof person>

/** Parses the people of a sample file; throws for any other file. */
export const samplePeopleOf = (file: unknown): SamplePerson[] => z.array(person).parse(file)

/** The first people of a New York house and of a Boston one: all that Demo Mode has, and the beginning of the local stack's. */
export const newYorkPeople = 84
export const sharedPeople: readonly SamplePerson[] = samplePeopleOf(people)

/** The sales that people of the sample data appeared at. */
export const sampleSales: readonly SampleSale[] = z.array(sale).parse(sales)
