import type { Auction } from '@auctionwiz/contracts/auctions'
import type * as calls from '@auctionwiz/contracts/bidder-assessments'
import { type OutcomeStage, outcomeStages, recommendations } from '@auctionwiz/contracts/bidder-assessments'
import type { AuctionHistoryItem } from '@auctionwiz/contracts/bidder-facts'
import { matchBandOf, matchBands } from '@auctionwiz/domain/assessment/match-bands'
import { isSaleItem, saleItemId } from '@auctionwiz/domain/results/sale-item'
import { someAtOnce } from '@auctionwiz/platform/core/concurrency/some-at-once'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { projection } from '@auctionwiz/platform/core/records/projection'
import { listerOf, readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { resolveMerged } from '@auctionwiz/records/archived-bidders'
import { readAuction } from '@auctionwiz/records/auctions'
import { assessmentRecord } from '@auctionwiz/records/bidder-assessments'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { bidderRecord } from '@auctionwiz/records/bidders'
import { registrationRecord } from '@auctionwiz/records/registrations'
import { saleContributionRecord } from '@auctionwiz/records/sale-contributions'
import { noCounts, readRun } from './assessment-run.ts'
import { chunksOf } from './list-assessments.ts'

/**
 * What became of the bidders of each recommendation. A stage counts bidders, not lots. The results of sales that are run here name winners alone, so a
 * bidder counts under `bid` with a lot won, or with an entry of a connected platform for the sale.
 */
export const readAssessmentOutcome: UseCase<typeof calls.readAssessmentOutcome> = async ({ params: { auctionId } }, { house, now }) => {
  const auction = await readAuction(house, auctionId, now)
  const [run, assessedByBand, invited, registered, won] = await Promise.all([
    readRun(house, auctionId),
    assessedInBands(house, auctionId),
    invitedTo(house, auctionId),
    registeredFor(house, auctionId),
    winnersOf(house, auctionId),
  ])
  const present = [...new Set([...invited, ...registered, ...won])]
  const [assessed, histories] = await Promise.all([
    assessmentsOf(house, auctionId, present),
    historiesOf(house, [...new Set([...registered, ...won])]),
  ])
  const took = (id: string): readonly AuctionHistoryItem[] => saleItems(histories.get(id) ?? [], auction, id)
  const reached: Record<Exclude<OutcomeStage, 'assessed'>, (id: string) => boolean> = {
    invited: (id) => invited.has(id),
    registered: (id) => registered.has(id),
    bid: (id) => won.has(id) || took(id).some(({ lotsBid }) => lotsBid > 0),
    won: (id) => won.has(id),
    paid: (id) => won.has(id) && took(id).some(({ paymentStatus, wonItems }) => wonItems > 0 && paymentStatus === 'Paid'),
  }
  const counts = run?.document.counts ?? noCounts()
  const outcomeOf = (ids: readonly string[], total: number) => {
    const asked = ids.filter(reached.invited)
    const sum = asked.reduce((points, id) => points + (assessed.get(id)?.matchScore ?? 0), 0)
    const count = (stage: OutcomeStage): number => (stage === 'assessed' ? total : ids.filter(reached[stage]).length)
    return {
      ...(asked.length > 0 && { matchScore: sum / asked.length }),
      counts: Object.fromEntries(outcomeStages.map((stage) => [stage, count(stage)])) as Record<OutcomeStage, number>,
    }
  }
  const bands = recommendations.map((recommendation) => {
    const ids = present.filter((id) => assessed.get(id)?.recommendation === recommendation)
    return { recommendation, ...outcomeOf(ids, counts[recommendation]) }
  })
  const askedInBand = matchBands.map((): string[] => [])
  for (const id of invited) {
    const matchScore = assessed.get(id)?.matchScore
    if (matchScore !== undefined) askedInBand[matchBandOf(matchScore)]?.push(id)
  }
  const scores = matchBands.map((band, index) => ({ ...band, ...outcomeOf(askedInBand[index] ?? [], assessedByBand[index] ?? 0) }))
  return { bands, scores, notAssessed: present.filter((id) => !assessed.has(id)).length }
}

const pageSize = 500
/** Queries at the same time; a sale may have invited the whole house. */
const atOnce = 8

const invitations = projection(invitationRecord, ['bidderId'])

const invitedTo = async (house: PartitionReader, auctionId: string): Promise<Set<string>> => {
  const where = [{ field: 'auctionId', equals: auctionId } as const, { field: 'state', equals: 'invited' } as const]
  const ids = new Set<string>()
  for await (const { document } of listerOf(invitations, house).each({ where }, pageSize)) ids.add(document.bidderId)
  return ids
}

const registrations = projection(registrationRecord, ['bidderId', 'state'])

/** Those denied a paddle did not register. */
const registeredFor = async (house: PartitionReader, auctionId: string): Promise<Set<string>> => {
  const ids = new Set<string>()
  for await (const { document } of listerOf(registrations, house.in('auctions').within(auctionId)).each({}, pageSize))
    if (document.state !== 'Denied') ids.add(document.bidderId)
  return ids
}

const contributions = projection(saleContributionRecord, ['bidderId'])

const winnersOf = async (house: PartitionReader, auctionId: string): Promise<Set<string>> => {
  const ids = new Set<string>()
  const where = [{ field: 'auctionId', equals: auctionId } as const]
  for await (const { document } of listerOf(contributions, house).each({ where }, pageSize)) ids.add(document.bidderId)
  return ids
}

/** How many were assessed in each band of match scores. */
const assessedInBands = async (house: PartitionReader, auctionId: string): Promise<number[]> => {
  const totals = matchBands.map(() => 0)
  const sums = await readerOf(assessmentRecord, house.in('auctions').within(auctionId)).sums([], { by: ['points'], of: [] })
  for (const {
    by: [points],
    count,
  } of sums) {
    const band = matchBandOf(Number(points))
    totals[band] = (totals[band] ?? 0) + count
  }
  return totals
}

const judged = projection(assessmentRecord, ['bidderId', 'recommendation', 'matchScore'])

const assessmentsOf = async (house: PartitionReader, auctionId: string, ids: readonly string[]) => {
  const list = listerOf(judged, house.in('auctions').within(auctionId))
  const pages = await someAtOnce(chunksOf(ids), atOnce, (chunk) =>
    list.page({ where: [{ field: 'bidderId', in: chunk }] }, { limit: chunk.length }),
  )
  return new Map(pages.flatMap(({ items }) => items.map(({ document }) => [document.bidderId, document] as const)))
}

const histories = projection(bidderRecord, ['auctionHistory'])

/** The histories by the id under which each was registered, also where that record was merged into another. */
const historiesOf = async (house: PartitionReader, ids: readonly string[]): Promise<Map<string, readonly AuctionHistoryItem[]>> => {
  const list = listerOf(histories, house)
  const pages = await someAtOnce(chunksOf(ids), atOnce, (chunk) =>
    list.page({ where: [{ field: 'id', in: chunk }] }, { limit: chunk.length }),
  )
  const found = new Map(pages.flatMap(({ items }) => items.map(({ document }) => [document.id, document.auctionHistory] as const)))
  const others = ids.filter((id) => !found.has(id))
  const merged = await someAtOnce(others, atOnce, async (id) => [id, (await resolveMerged(house, id))?.document.auctionHistory] as const)
  return new Map([...found, ...merged.flatMap(([id, history]) => (history ? [[id, history] as const] : []))])
}

/** The entries of a history for the sale: its own result, or what a platform says of a sale with this title on its days. */
const saleItems = (history: readonly AuctionHistoryItem[], { id, title, startDate, endDate }: Auction, bidderId: string) =>
  history.filter((item) =>
    isSaleItem(item)
      ? item.id === saleItemId(id, bidderId)
      : item.isInternal && item.auctionTitle === title && item.auctionDate >= startDate && item.auctionDate <= endDate,
  )
