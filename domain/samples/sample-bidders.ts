import type { AuctionHistoryItem } from '@auctionwiz/contracts/bidder-facts'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { Currency } from '@auctionwiz/contracts/fields'
import { newBidderDefaults } from '../bidders/defaults.ts'
import { bidderNumber, displayName } from '../bidders/identity.ts'
import { recordScoreChanges } from '../scores/changes.ts'
import { factsFrom } from '../scores/history-facts.ts'
import { defaultRules } from '../scores/rules.ts'
import { scoreByRules } from '../scores/score-by-rules.ts'
import type { SampleAppearance, SamplePerson, SampleSale } from './sample-files.ts'

export interface SampleHouse {
  auctionHouseId: string
  name: string
  currency: Currency
  /** Who wrote the notes, in turn; without anybody there are none. */
  staff?: readonly { id: string; name: string }[]
  now: Date
}

const day = 86_400_000

export const sampleBidderId = (sequence: number): string => `bid_sample${String(sequence).padStart(5, '0')}`

/** A bidder of a house from a sample person; `sequence` counts from 1 and gives the number. */
export const sampleBidder = (
  person: SamplePerson,
  sales: readonly SampleSale[],
  sequence: number,
  house: SampleHouse,
): Omit<Bidder, 'version'> => {
  const history = person.history
    .flatMap((appearance) => historyItem(appearance, sales, sequence, house) ?? [])
    .sort((a, b) => b.auctionDate.localeCompare(a.auctionDate))
  const facts = factsFrom(history, person.extra)
  const createdAt = facts.firstAuction ?? new Date(house.now.getTime() - (3 + ((sequence * 37) % 280)) * day).toISOString()
  const { status } = person
  const scores = scoreByRules({ facts, status }, defaultRules, house.now)
  return {
    ...newBidderDefaults(),
    id: sampleBidderId(sequence),
    auctionHouseId: house.auctionHouseId,
    bidderId: bidderNumber(sequence),
    firstName: person.firstName,
    lastName: person.lastName,
    name: displayName(person.firstName, person.lastName),
    email: person.email,
    phone: person.phone,
    ...(person.dateOfBirth && { dateOfBirth: person.dateOfBirth }),
    address: {
      street: person.street,
      city: person.city,
      state: person.state,
      zip: person.zip,
      country: house.currency === 'GBP' ? 'United Kingdom' : 'USA',
    },
    status,
    facts,
    recordedFacts: { auction: facts },
    currency: house.currency,
    preferredCategories: favourites(person, sales),
    auctionHistory: history,
    notes: notesOf(person, sequence, house),
    tags: [...(person.tags ?? [])],
    ...scores,
    scoreHistory: scoreHistory(history, person, house.now),
    createdAt,
    updatedAt: house.now.toISOString(),
  }
}

const notesOf = ({ notes = [] }: SamplePerson, sequence: number, { staff = [], now }: SampleHouse): Bidder['notes'] =>
  notes.flatMap(([daysAgo, category, note], index) => {
    const author = staff[(sequence + index) % staff.length]
    if (!author) return []
    const date = new Date(now.getTime() - daysAgo * day).toISOString()
    return [{ id: `note_sample_${sequence}_${index}`, date, user: author.name, userId: author.id, note, category, isPrivate: false }]
  })

const historyItem = (
  appearance: SampleAppearance,
  sales: readonly SampleSale[],
  sequence: number,
  house: SampleHouse,
): AuctionHistoryItem | undefined => {
  const [saleIndex, lots, lotsBid, totalBids, wonItems, spent, highest, daysToPay] = appearance
  const sale = sales[saleIndex]
  if (!sale) return undefined
  const { currency } = house
  return {
    id: `sale_${sequence}_${saleIndex}`,
    isInternal: true,
    source: 'auction',
    auctionTitle: sale.title,
    auctionDate: new Date(house.now.getTime() - sale.daysAgo * day).toISOString(),
    auctionHouse: house.name,
    lotNumbers: lots.map(String),
    lotsBid,
    totalBids,
    wonItems,
    totalSpent: { amount: spent, currency },
    highestBid: { amount: highest, currency },
    paymentStatus: daysToPay === -1 ? 'Overdue' : 'Paid',
    ...(daysToPay !== null && daysToPay >= 0 && { daysToPay }),
    pickupStatus: daysToPay === -1 ? 'Pending' : 'Completed',
    generalCategory: sale.category,
  }
}

/** The score after each of the last twelve sales, as it would have been recorded at the time. */
const scoreHistory = (
  history: readonly AuctionHistoryItem[],
  { extra }: Pick<SamplePerson, 'extra'>,
  now: Date,
): Bidder['scoreHistory'] => {
  const oldestFirst = history.toReversed()
  const start = Math.max(0, oldestFirst.length - 12)
  let previous: Parameters<typeof recordScoreChanges>[0]
  for (let index = start; index <= oldestFirst.length; index += 1) {
    const item = oldestFirst[index]
    const at = item ? new Date(Date.parse(item.auctionDate) + 2 * day) : now
    const scores = scoreByRules({ facts: factsFrom(oldestFirst.slice(0, index + 1), extra), status: 'Active' }, defaultRules, at)
    previous = { ...scores, scoreHistory: recordScoreChanges(previous, scores, item ? causeOf(item) : 'Recomputed') }
  }
  return previous?.scoreHistory ? [...previous.scoreHistory] : []
}

const causeOf = ({ auctionTitle, wonItems, paymentStatus }: AuctionHistoryItem): string => {
  if (wonItems === 0) return `Bid in ${auctionTitle}`
  const lots = wonItems === 1 ? '1 lot' : `${wonItems} lots`
  return paymentStatus === 'Overdue' ? `${lots} unpaid, ${auctionTitle}` : `${lots} won in ${auctionTitle}`
}

const favourites = (person: SamplePerson, sales: readonly SampleSale[]): Bidder['preferredCategories'] => {
  const counts = new Map<SampleSale['category'], number>()
  for (const [sale, , lots] of person.history) {
    const category = sales[sale]?.category
    if (category) counts.set(category, (counts.get(category) ?? 0) + lots)
  }
  const favourite = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 3)
  return favourite.map(([category]) => category)
}
