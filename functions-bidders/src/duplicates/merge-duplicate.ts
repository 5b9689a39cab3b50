import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { DuplicatePair, mergeDuplicate as endpoint } from '@auctionwiz/contracts/duplicates'
import type { BodyOf } from '@auctionwiz/contracts/endpoint'
import { conflictsOf } from '@auctionwiz/domain/merges/conflicts'
import { byWorth } from '@auctionwiz/domain/merges/suggest'
import { Failure, forbidden, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { bidderBatchLimit, writeBidders } from '@auctionwiz/records/bidder-writes'
import type { NetworkQueue } from '../network/network-ports.ts'
import { mergeTerms } from './merge-terms.ts'
import { notifyNetwork } from './notify-network.ts'
import { bidderPair, versionOf } from './pair-detail.ts'
import { type KnownPair, pairOf } from './pair-document.ts'
import { pairsOf, readPair, readPairIn } from './pair-repository.ts'
import { planMerge, tooManyChanges } from './plan-merge.ts'

export const mergeDuplicate =
  (network: NetworkQueue): UseCase<typeof endpoint> =>
  async ({ params, body }, context) =>
    mergePair(await readPairIn(context.house, params.id, 'pending'), body, network, context)

/** Merges the two records of a pair, which may be one that is not stored yet, with a value for each conflict. */
export const mergePair = async (
  pair: KnownPair,
  { version, primaryId, choices = {} }: BodyOf<typeof endpoint>,
  network: NetworkQueue,
  context: HouseContext,
): Promise<DuplicatePair> => {
  const { house, auctionHouseId, claims, now, audit, log } = context
  const records = await bidderPair(house, pair.document)
  if (!records) throw notFound('Bidder')
  if (versionOf(pair, records) !== version) throw new Failure('stale_version')
  const [primary, secondary] = inOrder(records, primaryId)
  requireChoices(records, choices)
  const both = await Promise.all(records.map(({ id }) => pairsOf(house, id)))
  const pairs = [...new Map([...both.flat(), pair].map((one) => [one.document.id, one])).values()]
  const { bidders, others, survivor } = await planMerge({
    primary,
    secondaries: [{ record: secondary, choicesFor: () => choices }],
    pairs,
    status: 'manually-merged',
    by: claims.userName,
    terms: await mergeTerms(house, now),
  })
  requireMayLift(records, survivor, context)
  if (bidders.length + others.length + 1 > bidderBatchLimit) throw tooManyChanges()
  const event = audit({
    action: 'bidder.merge',
    subjectType: 'bidder',
    subjectId: primary.id,
    before: { primary: primary.bidderId, secondary: secondary.bidderId },
    after: { name: survivor.name, email: survivor.email, choices },
  })
  await writeBidders(house, bidders, [...others, event])
  await notifyNetwork(network, [primary.id, secondary.id], { ...claims, auctionHouseId, log })
  return pairOf((await readPair(house, pair.document.id)).document)
}

/** Merging does not lift a suspension, unless the caller may lift it. */
const requireMayLift = (records: readonly Bidder[], survivor: Bidder, { can }: HouseContext): void => {
  const permission = 'bidders:suspend'
  if (survivor.status !== 'Suspended' && records.some(({ status }) => status === 'Suspended') && !can(permission))
    throw forbidden(permission)
}

const inOrder = ([a, b]: [Bidder, Bidder], primaryId: string | undefined): [Bidder, Bidder] => {
  if (primaryId === undefined) return byWorth(a, b) <= 0 ? [a, b] : [b, a]
  if (primaryId === a.id) return [a, b]
  if (primaryId === b.id) return [b, a]
  throw new Failure('invalid_request', { fields: { primaryId: 'Use the id of one of the two records.' } })
}

/** Every field in which the two differ needs the id of one of them. */
const requireChoices = ([a, b]: [Bidder, Bidder], choices: NonNullable<BodyOf<typeof endpoint>['choices']>): void => {
  const missing = conflictsOf(a, b).filter(({ field }) => choices[field] !== a.id && choices[field] !== b.id)
  if (missing.length === 0) return
  const fields = Object.fromEntries(
    missing.map(({ field }) => [`choices.${field}`, 'Choose the value to keep: the id of one of the two records.']),
  )
  throw new Failure('invalid_request', { fields })
}
