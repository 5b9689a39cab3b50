import { inviteNowLimit } from '@auctionwiz/contracts/bidder-invitations'
import type { BidderFilter } from '@auctionwiz/contracts/bidders'
import type { Job } from '@auctionwiz/contracts/jobs'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext } from '@auctionwiz/platform/core/http/context'
import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { type JobQueue, type JobWork, readJob } from '@auctionwiz/platform/core/jobs/job'
import { startJob } from '@auctionwiz/platform/core/jobs/start-job'
import { listerOf, type RecordPage } from '@auctionwiz/platform/core/records/reader'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { readAuction } from '@auctionwiz/records/auctions'
import { bidderSelection } from '../bidders/bidder-query.ts'
import { isOpen as takesBidders } from './invitation-document.ts'
import { type Chosen, chosenBidders, inviteChosen, readChosen } from './invite-chosen.ts'
import { mailsInput } from './send-invitation-mails.ts'

export interface InviteInput {
  auctionId: string
  message?: string
  /** Whom: those named, or those that the filter finds. */
  ids?: readonly string[]
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
  const asked = input.filter ? { filter: input.filter } : { chosen: input.ids?.length }
  await house.write([write, audit({ action: 'invitations.bulk', ...subject, after: asked })]).catch((error: unknown) => {
    // Another request started one at the same moment.
    throw isStoreError(error, 'stale', 'exists') ? new Failure('bulk_running') : error
  })
  return job
}

type Cursor = { at: number } | { next: string | undefined }

/** Invites all that were named or that a filter finds, page by page; then their mails go out. */
export const inviteMany = (mailWaitMs: number): JobWork =>
  async function* (job, { house, now, time, start }) {
    const { ids, filter = {}, ...what } = job.input as InviteInput
    const inviting = { ...what, claims: { userId: job.startedById, userName: job.startedBy }, run: job.run, mailWaitMs }
    const open = takesBidders(await readAuction(house, what.auctionId, now))
    const chosen = listerOf(chosenBidders, house)
    const total = ids?.length ?? (await chosen.count(bidderSelection(filter).where))
    let cursor: Cursor | undefined = (job.cursor as Cursor | undefined) ?? (ids ? { at: 0 } : { next: undefined })
    let { done } = job
    while (cursor !== undefined && open) {
      let some: readonly string[]
      let bidders: ReadonlyMap<string, Chosen>
      let following: Cursor | undefined
      if ('at' in cursor) {
        const at: number = cursor.at + inviteNowLimit
        some = ids?.slice(cursor.at, at) ?? []
        bidders = await readChosen(house, some)
        following = at < total ? { at } : undefined
      } else {
        const page: RecordPage<Chosen> = await chosen.page(bidderSelection(filter), { limit: inviteNowLimit, next: cursor.next })
        bidders = new Map(page.items.map(({ document }) => [document.id, document]))
        some = [...bidders.keys()]
        following = page.next === undefined ? undefined : { next: page.next }
      }
      const { writes, already, refused } = some.length > 0 ? await inviteChosen(house, some, bidders, { ...inviting, now: time() }) : nobody
      done += some.length
      const last = following === undefined ? [await start('invitation-mails', mailsInput())] : []
      const found = { invited: writes.length, already, refused: refused.length }
      yield { cursor: following, done, total: Math.max(total, done), others: [...writes, ...last], found }
      cursor = following
    }
  }

const nobody = { writes: [], already: 0, refused: [] }
