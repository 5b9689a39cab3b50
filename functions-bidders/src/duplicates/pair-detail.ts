import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { PairDetail, PairReason, PairRecord } from '@auctionwiz/contracts/duplicates'
import type { Explanation } from '@auctionwiz/domain/duplicates/explain-pair'
import { personOfBidder } from '@auctionwiz/domain/duplicates/person-of-bidder'
import { rankCandidates } from '@auctionwiz/domain/duplicates/rank-candidates'
import { conflictsOf } from '@auctionwiz/domain/merges/conflicts'
import { mergeBidders } from '@auctionwiz/domain/merges/merge-bidders'
import { byWorth, unattendedChoices } from '@auctionwiz/domain/merges/suggest'
import { sameContent } from '@auctionwiz/domain/same-content'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { readBidders } from '@auctionwiz/records/bidders'
import type { PairDocument } from '@auctionwiz/records/duplicate-pairs'
import { houseModel } from './house-model.ts'
import { mergeTerms } from './merge-terms.ts'
import { type KnownPair, pairOf, percent } from './pair-document.ts'

/** Both bidders of a pair that is not merged; undefined when one of them is gone. */
export const bidderPair = async (house: PartitionReader, { bidderIds }: PairDocument): Promise<[Bidder, Bidder] | undefined> => {
  const bidders = await readBidders(house, bidderIds)
  const [a, b] = bidderIds.map((id) => bidders.get(id))
  return a && b && [a, b]
}

/** Changes when the pair or one of its records does. */
export const versionOf = (pair: KnownPair, records: readonly Bidder[] = []): string =>
  [pair.version, ...records.map(({ version }) => version)].join(' ')

/** The pair with why it may be one person, both records, where they differ and what a merge would leave. */
export const pairDetail = async (house: PartitionReader, pair: KnownPair, now: Date): Promise<PairDetail> => {
  const { document } = pair
  const isMerged = document.status === 'auto-merged' || document.status === 'manually-merged'
  const records = isMerged ? undefined : await bidderPair(house, document)
  const { prior, reasons } = document
  const known = { ...pairOf(document), prior, reasons, conflicts: [], version: versionOf(pair, records) }
  if (!records) return known
  const [a, b] = records
  const [primary, secondary] = records.toSorted(byWorth) as [Bidder, Bidder]
  const merged = mergeBidders(primary, secondary, unattendedChoices(primary, secondary), await mergeTerms(house, now))
  return {
    ...known,
    ...(await explained(house, document, records)),
    records: [recordOf(a), recordOf(b)],
    conflicts: conflictsOf(a, b),
    suggestedId: primary.id,
    after: {
      auctions: merged.facts.auctions,
      spent: merged.facts.spent,
      notes: merged.notes.length,
      nationalScore: merged.nationalScore.score,
      localScore: merged.localScore.score,
    },
  }
}

/** The reasons as found, or, when what was compared has changed since, as they are now by what was learnt of the house. */
const explained = async (
  house: PartitionReader,
  { reasons, prior, confidence }: PairDocument,
  [a, b]: [Bidder, Bidder],
): Promise<Pick<PairDetail, 'reasons' | 'prior' | 'confidence'>> => {
  const model = await houseModel(house)
  const [ranked] = rankCandidates(personOfBidder(a), [personOfBidder(b)], model, 0)
  if (!ranked) return { reasons, prior, confidence }
  const { explanation } = ranked
  return sameContent(comparedOf(reasons), comparedOf(explanation.reasons)) ? { reasons, prior, confidence } : evidenceIn(explanation)
}

/** An explanation as a pair keeps it. */
export const evidenceIn = ({ reasons, prior, probability }: Explanation): Pick<PairDocument, 'reasons' | 'prior' | 'confidence'> => ({
  reasons: reasons.map(({ name, level, values, weight }) => ({ name, weight, ...(level && { level }), ...(values && { values }) })),
  prior,
  confidence: percent(probability),
})

const comparedOf = (reasons: readonly Pick<PairReason, 'name' | 'values'>[]) =>
  reasons.filter(({ values }) => values).map(({ name, values }) => ({ name, values }))

const recordOf = (bidder: Bidder): PairRecord => {
  const { facts, notes, nationalScore, localScore } = bidder
  return {
    ...bidder,
    auctions: facts.auctions,
    spent: facts.spent,
    notes: notes.length,
    firstAuction: facts.firstAuction,
    nationalScore: nationalScore.score,
    localScore: localScore.score,
  }
}
