import type { Auction } from '@auctionwiz/contracts/auctions'
import { inviteNowLimit } from '@auctionwiz/contracts/bidder-invitations'
import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import type { Job } from '@auctionwiz/contracts/jobs'
import type { ConsentChannel } from '@auctionwiz/contracts/staff-entries'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { type JobQueue, type JobWork, readJob } from '@auctionwiz/platform/core/jobs/job'
import { startJob } from '@auctionwiz/platform/core/jobs/start-job'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { bidderSelection } from '../bidders/bidder-query.ts'
import type { TextStops } from '../texts/text-stops.ts'
import { isOpen as takesBidders } from './invitation-document.ts'
import { type Chosen, chosenBidders, inviteChosen, readChosen } from './invite-chosen.ts'
import { mailsInput } from './send-invitation-mails.ts'

export interface InviteInput {
  auctionId: string
  message?: string
  /** An email unless given. */
  channel?: ConsentChannel
  /** Whom: those named, those whom the assessment for the auction recommends, or those that the filter finds. */
  ids?: readonly string[]
  recommended?: true
  filter?: BidderFilter
}

/** One invitation of many at a time: another would cut it off in the middle. Fails with bulk_running. */
export const startInviting = async (
  queue: JobQueue,
  input: InviteInput,
  context: HouseContext,
  subject: { subjectType: 'auction'; subjectId: string; subjectName: string },
): Promise<Job> => {
  const { house, now, audit } = context
  const before = await readJob(house, 'invite')
  if (isUnderWay(before?.document, now)) throw new Failure('bulk_running')
  const { write, job } = await startJob(queue, 'invite', input, context)
  const asked = input.filter ? { filter: input.filter } : input.recommended ? { recommended: true } : { chosen: input.ids?.length }
  await house.write([write, audit({ action: 'invitations.bulk', ...subject, after: asked })]).catch((error: unknown) => {
    // Another request started one at the same moment.
    throw isStoreError(error, 'stale', 'exists') ? new Failure('bulk_running') : error
  })
  return job
}

type Cursor = { at: number } | { next: string | undefined }

/** Invites all that were named, recommended or found by a filter, page by page; then their mails go out. */
export const inviteMany = (mailWaitMs: number, recommended: RecommendedSource, textStops: Pick<TextStops, 'of'>): JobWork =>
  async function* (job, { house, now, time, start }) {
    const { ids, recommended: _all, filter: _filter, ...what } = job.input as InviteInput
    const inviting = { ...what, claims: { userId: job.startedById, userName: job.startedBy }, run: job.run, mailWaitMs, textStops }
    const auction = await readAuction(house, what.auctionId, now)
    const open = takesBidders(auction)
    const source = await sourceOf(job.input as InviteInput, house, auction, recommended)
    let cursor: Cursor | undefined = (job.cursor as Cursor | undefined) ?? (ids ? { at: 0 } : { next: undefined })
    let { done } = job
    while (cursor !== undefined && open) {
      const { some, bidders, leftOut = {}, looked, following }: Page = await source.page(cursor)
      const { writes, already, refused } = some.length > 0 ? await inviteChosen(house, some, bidders, { ...inviting, now: time() }) : nobody
      done += looked ?? some.length
      const last = following === undefined ? [await start('invitation-mails', mailsInput())] : []
      const found = { invited: writes.length, already, refused: refused.length, ...leftOut }
      yield { cursor: following, done, total: Math.max(source.total, done), others: [...writes, ...last], found }
      cursor = following
    }
  }

/** Some of those meant, and where the next begin. */
interface Page {
  some: readonly string[]
  bidders: ReadonlyMap<string, Chosen>
  /** Those who were looked at and are not to be invited, by reason. */
  leftOut?: Record<string, number>
  /** How many were looked at, where it is more than `some`. */
  looked?: number
  following: Cursor | undefined
}

interface Source {
  total: number
  page(cursor: Cursor): Promise<Page>
}

/** Those whom an assessment recommends for an auction, page by page. */
export type RecommendedSource = (
  house: PartitionReader,
  auction: Auction,
  channel: ConsentChannel | undefined,
) => Promise<{ total: number; readPage(limit: number, next: string | undefined): Promise<RecommendedPage> }>

export interface RecommendedPage {
  /** Whom to invite, by id. */
  invite: ReadonlyMap<string, Chosen>
  /** How many are left out, by reason. */
  leftOut: Readonly<Record<string, number>>
  /** How many were looked at. */
  looked: number
  next: string | undefined
}

const sourceOf = async (
  { ids, recommended: all, filter = {}, channel }: InviteInput,
  house: PartitionReader,
  auction: Auction,
  recommended: RecommendedSource,
): Promise<Source> => {
  if (ids) return namedOnes(ids, house)
  return all ? recommendedOnes(await recommended(house, auction, channel)) : filteredOnes(filter, house)
}

const nextOf = (cursor: Cursor): string | undefined => ('next' in cursor ? cursor.next : undefined)
const cursorAt = (next: string | undefined): Cursor | undefined => (next === undefined ? undefined : { next })

const namedOnes = (ids: readonly string[], house: PartitionReader): Source => ({
  total: ids.length,
  page: async (cursor) => {
    const from = 'at' in cursor ? cursor.at : 0
    const at = from + inviteNowLimit
    const some = ids.slice(from, at)
    return { some, bidders: await readChosen(house, some), following: at < ids.length ? { at } : undefined }
  },
})

const filteredOnes = async (filter: BidderFilter, house: PartitionReader): Promise<Source> => {
  const chosen = listerOf(chosenBidders, house)
  return {
    total: await chosen.count(bidderSelection(filter).where),
    page: async (cursor) => {
      const page = await chosen.page(bidderSelection(filter), { limit: inviteNowLimit, next: nextOf(cursor) })
      const bidders = new Map(page.items.map(({ document }) => [document.id, document]))
      return { some: [...bidders.keys()], bidders, following: cursorAt(page.next) }
    },
  }
}

const recommendedOnes = ({ total, readPage }: Awaited<ReturnType<RecommendedSource>>): Source => ({
  total,
  page: async (cursor) => {
    const { invite, leftOut, looked, next } = await readPage(inviteNowLimit, nextOf(cursor))
    const counted = Object.fromEntries(Object.entries(leftOut).map(([reason, count]) => [`left_${reason}`, count]))
    return { some: [...invite.keys()], bidders: invite, leftOut: counted, looked, following: cursorAt(next) }
  },
})

const nobody = { writes: [], already: 0, refused: [] }
