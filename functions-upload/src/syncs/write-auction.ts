import type { SyncProblem } from '@auctionwiz/contracts/auction-sync'
import { auctionRefusal } from '@auctionwiz/domain/auctions/actions'
import type { SyncValues } from '@auctionwiz/domain/sync/compare-record'
import { auditOf, recordsOf } from '@auctionwiz/platform/core/records/writer'
import type { Partition } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { auctionDocument, auctionOf, auctionRecord, fieldsOf } from '@auctionwiz/records/auctions'
import type { SyncAuthor } from './sync-author.ts'
import { auctionValues, textIn } from './sync-values.ts'

/**
 * Brings an auction of the house to a platform's values. It is written before the line of the ledger, so a run that was killed in between finds the
 * values there and goes on. @returns why it is not possible
 */
export const changeAuction = async (
  house: Partition,
  id: string,
  { values, version }: { values: SyncValues; version: string | undefined },
  author: SyncAuthor,
): Promise<SyncProblem | undefined> => {
  const auctions = recordsOf(auctionRecord, house)
  const stored = await auctions.find(id)
  if (!stored) return 'changed_meanwhile'
  const { document } = stored
  const before = auctionValues(document)
  const after = { ...before, ...values }
  if (hasAll(before, after)) return undefined
  if (version !== undefined && stored.version !== version) return 'changed_meanwhile'
  const auction = auctionOf(stored, author.now)
  const movesDates = 'startDate' in values || 'endDate' in values
  const can = () => true
  if (auctionRefusal('edit', auction, can) || (movesDates && auctionRefusal('schedule', auction, can))) return 'not_allowed'
  const [startDate, endDate] = [textIn(after, 'startDate'), textIn(after, 'endDate')]
  // Once bidding is open only the end moves.
  if (endDate <= startDate || (auction.status === 'Active' && startDate !== auction.startDate)) return 'not_allowed'
  const changed = auctionDocument({
    ...fieldsOf(document),
    ...{ title: textIn(after, 'title'), location: textIn(after, 'location'), startDate, endDate },
    updatedAt: author.now.toISOString(),
  })
  const old = Object.fromEntries(Object.keys(values).map((name) => [name, before[name as keyof SyncValues]]))
  const event = auditOf(auctionRecord, changed, author, {
    action: 'auction.update',
    before: old,
    after: { ...author.source, ...values },
  })
  try {
    await auctions.replace(changed, stored.version, [event])
    return undefined
  } catch (error) {
    if (!isStoreError(error, 'stale')) throw error
  }
  // The write may have taken effect although its answer was lost.
  const now = await auctions.find(id)
  return now && hasAll(auctionValues(now.document), after) ? undefined : 'changed_meanwhile'
}

const hasAll = (stored: SyncValues, wanted: SyncValues): boolean =>
  Object.entries(wanted).every(([name, value]) => stored[name as keyof SyncValues] === value)
