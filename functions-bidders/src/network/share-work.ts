import { id } from '@auctionwiz/contracts/fields'
import { isOpen } from '@auctionwiz/contracts/jobs'
import type { BidderDocument } from '@auctionwiz/domain/bidders/document'
import { randomId } from '@auctionwiz/platform/core/ids'
import { type JobDocument, jobId } from '@auctionwiz/platform/core/jobs/job'
import type { StoredDocument } from '@auctionwiz/platform/core/store'
import { bidderBatch, type NetworkMessage, type NetworkPorts } from './network-ports.ts'
import { isConflict, shareBidder, shareBidders } from './share-bidders.ts'
import type { ShareInput } from './share-house.ts'
import { readSharing } from './sharing.ts'

/**
 * Works on what changed, from the queue: bidders at once, houses by a job each. Failures that may pass are thrown. Where others are faster again
 * and again, the word is sent anew: that is no failure yet.
 */
export const shareWork =
  (ports: NetworkPorts) =>
  async (delivered: unknown): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await follow(ports, checked(delivered))
      } catch (error) {
        // Word of the same house, or the work on it, is under way at the same moment; what it leaves is looked at anew.
        if (!isConflict(error)) throw error
        if (attempt === attempts) return putOff(ports, delivered as NetworkMessage, error)
        await ports.wait(Math.random() * longestWait)
      }
    }
  }

/** Work that is under way writes down where it stands several times a second. */
const attempts = 12
/** Milliseconds. */
const longestWait = 300

/** So often word is sent anew before meeting others counts as a failure. */
const mostMet = 5
/** Seconds. */
const untilAnew = 10

const putOff = async ({ queue, log }: NetworkPorts, { met = 0, ...message }: NetworkMessage, error: unknown): Promise<void> => {
  if (met >= mostMet) throw error
  log.info('the network is told of a house that others work on once they are done', { accountId: message.accountId, met: met + 1 })
  await queue.send({ ...message, met: met + 1 }, untilAnew)
}

const follow = async (ports: NetworkPorts, message: NetworkMessage): Promise<void> => {
  const { accountId, auctionHouseId, bidderIds, since, removed = false } = message
  const account = ports.account(accountId)
  if (auctionHouseId !== undefined && bidderIds !== undefined) return shareSome(ports, { accountId, auctionHouseId }, bidderIds)
  if (auctionHouseId !== undefined) return startHouse(ports, accountId, auctionHouseId, since === undefined ? {} : { since, removed })
  let next: string | undefined
  do {
    const page = await account.query<StoredDocument>({ type: 'house', fields: ['id'] }, { limit: 100, next })
    for (const house of page.items) await startHouse(ports, accountId, house.id, {})
    next = page.next
  } while (next !== undefined)
}

/** Those that are gone are taken away one by one. */
const shareSome = async (
  ports: NetworkPorts,
  house: { accountId: string; auctionHouseId: string },
  bidderIds: readonly string[],
): Promise<void> => {
  const { sharing } = await readSharing(ports.account(house.accountId))
  const where = [{ field: 'id', in: bidderIds }]
  const { items, versions } = await ports.house(house).query<BidderDocument>({ type: 'bidder', where }, { limit: bidderBatch })
  const found = items.map((document, index) => ({ document, version: versions[index] ?? '' }))
  await shareBidders(ports, house, found, sharing)
  const ids = new Set(items.map(({ id }) => id))
  for (const bidderId of bidderIds) if (!ids.has(bidderId)) await shareBidder(ports, { ...house, bidderId }, sharing)
}

/** A message names its tenant, so what arrives is checked before anything is opened with it. */
const checked = (message: unknown): NetworkMessage => {
  const { accountId, auctionHouseId, bidderIds, since, removed } = (message ?? {}) as Partial<Record<keyof NetworkMessage, unknown>>
  const idOf = (value: unknown): string => {
    const parsed = id.safeParse(value)
    if (!parsed.success) throw new TypeError('not a message of the network')
    return parsed.data
  }
  return {
    accountId: idOf(accountId),
    ...(auctionHouseId !== undefined && { auctionHouseId: idOf(auctionHouseId) }),
    ...(Array.isArray(bidderIds) && { bidderIds: bidderIds.slice(0, bidderBatch).map(idOf) }),
    ...(typeof since === 'string' && { since }),
    removed: removed === true,
  }
}

/**
 * Starts the job `network` of a house for the bidders changed since an instant, or for all. One that has not begun yet is given this to
 * do as well; one that is under way begins anew, with what it had to do. The message goes last: before, this message is not done and comes again.
 */
const startHouse = async (ports: NetworkPorts, accountId: string, auctionHouseId: string, wanted: ShareInput): Promise<void> => {
  const house = ports.house({ accountId, auctionHouseId })
  const before = await house.read<JobDocument>(jobId('network'))
  const open = isOpen(before?.document)
  const input: ShareInput = open ? widest(before?.document.input as ShareInput, wanted) : wanted
  const job: JobDocument = {
    id: jobId('network'),
    type: 'job',
    kind: 'network',
    run: before?.document.status === 'waiting' ? before.document.run : randomId('run'),
    status: 'waiting',
    done: 0,
    total: 0,
    startedAt: ports.now().toISOString(),
    startedBy: 'AuctionWiz',
    startedById: 'system',
    correlationId: randomId('net'),
    result: {},
    input,
  }
  await house.write([before ? { kind: 'replace', document: job, version: before.version } : { kind: 'create', document: job }])
  await ports.jobs.send({ accountId, auctionHouseId, kind: 'network', run: job.run })
}

/** All that either asks for. */
const widest = (left: ShareInput, right: ShareInput): ShareInput =>
  left.since === undefined || right.since === undefined
    ? {}
    : { since: left.since < right.since ? left.since : right.since, removed: left.removed === true || right.removed === true }
