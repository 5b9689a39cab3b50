import { emailPattern } from '@auctionwiz/contracts/fields'
import type { Payer } from '@auctionwiz/domain/imports/payments/payment-row'
import { paymentProblem, paymentProblems } from '@auctionwiz/domain/imports/payments/problems'
import { normalizeForSearch } from '@auctionwiz/domain/normalize-for-search'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { paymentDueRecord } from '@auctionwiz/records/payments-due'
import { saleBidders } from '@auctionwiz/records/registered-bidders'
import { auctionFinder, bidderFinder } from '../named-records.ts'
import type { RowNote } from '../store-window.ts'
import type { GoodPaymentRow } from './payment-place.ts'

/** What a row pays for. */
export type FoundDebt = { debtId: string; startDate: string } | { note: RowNote }

/** Those who owe for an auction: by the bidder who they are now, and by name. */
interface Winners {
  byBidder: Map<string, { debtId: string; bidderId: string }[]>
  byName: Map<string, Set<string>>
}

const winner = projection(paymentDueRecord, ['bidderId'])
const pageSize = 500

/** Finds what the rows pay for, by the auction and the bidder that they name. What it found is kept until the end of a delivery. */
export const debtFinder = (house: PartitionReader) => {
  const [auctions, bidders] = [auctionFinder(house), bidderFinder(house)]
  const known = new Map<string, Winners>()

  const loadWinners = async (auctionId: string): Promise<void> => {
    if (known.has(auctionId)) return
    const debts: { debtId: string; bidderId: string }[] = []
    const where = [{ field: 'auctionId', equals: auctionId }] as const
    for await (const { document } of listerOf(winner, house).each({ where }, pageSize))
      debts.push({ debtId: document.id, bidderId: document.bidderId })
    const people = await saleBidders(
      house,
      debts.map(({ bidderId }) => bidderId),
    )
    const winners: Winners = { byBidder: new Map(), byName: new Map() }
    for (const debt of debts) {
      const person = people.get(debt.bidderId)
      // Who was deleted or erased is known by the id alone.
      const personId = person?.id ?? debt.bidderId
      winners.byBidder.set(personId, [...(winners.byBidder.get(personId) ?? []), debt])
      if (!person) continue
      const name = normalizeForSearch(person.name)
      winners.byName.set(name, new Set([...(winners.byName.get(name) ?? []), person.id]))
    }
    known.set(auctionId, winners)
  }

  const debtOf = (winners: Winners, auction: string, payers: readonly Payer[]): { debtId: string } | { note: RowNote } => {
    const [first] = payers
    const named = payers.filter(({ text }) => isNumbered(text))
    const people = new Set(named.flatMap(({ text }) => bidders.find(text)?.id ?? (winners.byBidder.has(text) ? text : [])))
    if (people.size > 1) return { note: { field: first?.field ?? 'payer', problem: paymentProblems.different } }
    const [personId] = people.size === 1 ? people : namesakes(winners, payers)
    const owed = personId === undefined ? [] : (winners.byBidder.get(personId) ?? [])
    const [debt] = owed.toSorted((a, b) => Number(b.bidderId === personId) - Number(a.bidderId === personId))
    if (debt) return { debtId: debt.debtId }
    const field = (named.length > 0 ? named[0] : first)?.field ?? 'payer'
    if (personId !== undefined) return { note: { field, problem: paymentProblem.owesNothing(auction) } }
    if (named.length > 0 && payers.length === named.length) return { note: { field, problem: paymentProblems.bidder } }
    const isShared = payers.some(({ text }) => (winners.byName.get(normalizeForSearch(text))?.size ?? 0) > 1)
    return { note: { field: payers.at(-1)?.field ?? field, problem: isShared ? paymentProblems.bidders : paymentProblems.winner } }
  }

  return async (rows: readonly GoodPaymentRow[]): Promise<(row: GoodPaymentRow) => FoundDebt> => {
    await auctions.load(rows.map(({ values }) => values.auction))
    await bidders.load(rows.flatMap(({ values }) => values.payers.map(({ text }) => text).filter(isNumbered)))
    for (const { values } of rows) {
      const [sale, ...others] = auctions.find(values.auction) ?? []
      if (sale && others.length === 0) await loadWinners(sale.id)
    }
    return ({ values: { auction, payers } }) => {
      const [sale, ...others] = auctions.find(auction) ?? []
      const winners = sale && known.get(sale.id)
      if (!sale) return { note: { field: 'auction', problem: paymentProblem.noAuction(auction) } }
      if (others.length > 0 || !winners) return { note: { field: 'auction', problem: paymentProblems.auctions } }
      const found = debtOf(winners, sale.name, payers)
      return 'note' in found ? found : { ...found, startDate: sale.startDate }
    }
  }
}

/** An email, the id or the number of a bidder. */
const isNumbered = (text: string): boolean => emailPattern.test(text) || /^(?:bid_|b-?\d+$)/i.test(text)

/** The one winner with a name of these. */
const namesakes = (winners: Winners, payers: readonly Payer[]): string[] => {
  for (const { text } of payers) {
    const found = winners.byName.get(normalizeForSearch(text))
    if (found?.size === 1) return [...found]
  }
  return []
}
