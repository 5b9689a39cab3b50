import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { KeptReason } from '@auctionwiz/contracts/import-undo'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { contentSum } from '@auctionwiz/domain/imports/import-change'
import { isSaleItemOf, saleItemId } from '@auctionwiz/domain/results/sale-item'
import { withSale } from '@auctionwiz/domain/results/with-sale'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { readBidders } from '@auctionwiz/records/bidders'
import { campaignMailRecord } from '@auctionwiz/records/campaigns'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { registrationRecord } from '@auctionwiz/records/registrations'
import type { SaleBuyers } from '@auctionwiz/records/sale-changes'
import { mergedOf } from '../plan-part.ts'

/** A registration of a bidder. */
export interface Registered {
  auctionId: string
  bidderId: string
}

export interface BuyerTerms {
  rules: ScoringRules
  now: Date
  /** The auctions of the import. */
  auctionIds: readonly string[]
  /** Whether the undo removes the registration; asked before it did. */
  goes(registration: Registered): Promise<boolean>
}

/** Who of these bidders goes and who stays, and why. Who is gone already is left out. */
export const planBuyers = async (
  house: PartitionReader,
  { created }: Pick<SaleBuyers, 'created'>,
  { rules, now, auctionIds, goes }: BuyerTerms,
): Promise<{ removed: Bidder[]; kept: Map<string, KeptReason> }> => {
  const sums = new Map(created)
  const ids = [...sums.keys()]
  const present = await readBidders(house, ids)
  const [named, merged] = await Promise.all([namedElsewhere(house, ids, goes), mergedOf(house, ids)])
  const removed: Bidder[] = []
  const kept = new Map<string, KeptReason>()
  for (const [id, sum] of sums) {
    const bidder = present.get(id)
    const isEdited = bidder && contentSum(withoutSales(bidder, auctionIds, { rules, now })) !== sum
    const reason = merged.get(id) ?? (bidder && (named.get(id) ?? (isEdited ? 'edited' : undefined)))
    if (reason) kept.set(id, reason)
    else if (bidder) removed.push(bidder)
  }
  return { removed, kept }
}

/** The bidder as without the results of these auctions. */
const withoutSales = (bidder: Bidder, auctionIds: readonly string[], terms: { rules: ScoringRules; now: Date }): Bidder => {
  const items = new Set(bidder.auctionHistory.filter((item) => isSaleItemOf(item, bidder.id)).map(({ id }) => id))
  const ids = items.size === 0 ? [] : auctionIds.map((auctionId) => saleItemId(auctionId, bidder.id)).filter((id) => items.has(id))
  return ids.reduce((current, id) => withSale(current, id, undefined, terms) ?? current, bidder)
}

const registered = projection(registrationRecord, ['bidderId', 'auctionId'])
const registrationPage = 1000
/** Auctions that are looked at at the same time. */
const atOnce = 8

/** Who is named by records that must not lose their bidder. */
const namedElsewhere = async (
  house: PartitionReader,
  ids: readonly string[],
  goes: BuyerTerms['goes'],
): Promise<Map<string, KeptReason>> => {
  const where = [{ field: 'bidderId', in: ids }] as const
  const [cases, ...contacts] = await Promise.all([
    listerOf(legalCaseRecord, house).distinct('bidderId', ids.length, where),
    listerOf(invitationRecord, house).distinct('bidderId', ids.length, where),
    listerOf(campaignMailRecord, house).distinct('bidderId', ids.length, where),
  ])
  const found = new Map<string, KeptReason>(contacts.flat().map((id) => [id, 'invited']))
  const registrations: Registered[] = []
  for await (const one of registrationsOf(house, ids)) registrations.push(one)
  const auctions = [...Map.groupBy(registrations, ({ auctionId }) => auctionId).values()]
  for (let from = 0; from < auctions.length; from += atOnce)
    await Promise.all(
      auctions.slice(from, from + atOnce).map(async (some) => {
        for (const one of some) if (!(await goes(one))) found.set(one.bidderId, 'registered')
      }),
    )
  for (const id of cases) found.set(id, 'case')
  return found
}

/** All registrations of these bidders. The parts of a house have no common pages, so a page begins behind the last auction of the one before. */
async function* registrationsOf(house: PartitionReader, ids: readonly string[]): AsyncGenerator<Registered> {
  const all = listerOf(registered, house.in('auctions').ofAllParts())
  let behind: string | undefined
  do {
    const where = [
      { field: 'bidderId', in: ids } as const,
      ...(behind === undefined ? [] : [{ field: 'auctionId', atMost: behind } as const]),
    ]
    const { items } = await all.page({ where, orderBy: [{ field: 'auctionId', descending: true }] }, { limit: registrationPage })
    yield* items.map(({ document }) => document)
    const last = items.length < registrationPage ? undefined : items.at(-1)?.document.auctionId
    behind = last === behind ? undefined : last
  } while (behind !== undefined)
}
