import type * as calls from '@auctionwiz/contracts/bidder-invitations'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { readJob } from '@auctionwiz/platform/core/jobs/job'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { Write } from '@auctionwiz/platform/core/store/store'
import { invitationRecord } from '@auctionwiz/records/bidder-invitations'
import { takenBack } from './take-back.ts'

/** Invitations taken back in one batch, and batches in one request. */
const batchSize = 80
const batches = 20

/** Invitations that one action made or changed. */
const madeTogether = (run: string) => ({ where: [{ field: 'run', equals: run } as const] })

export const madeTogetherQuery = (run: string) => invitationRecord.query(madeTogether(run))

/** Undoes invitations or decisions made together, as long as their emails have not gone out. Work that still invites ends first. */
export const undoInvitations: UseCase<typeof calls.undoInvitations> = ({ params }, context) => undoRun(params.id, context)

export const undoDecisions: UseCase<typeof calls.undoDecisions> = ({ params }, context) => undoRun(params.id, context)

const undoRun = async (run: string, { house, now, audit }: HouseContext) => {
  const inviting = (await readJob(house, 'invite'))?.document
  if (inviting?.run === run && isUnderWay(inviting, now)) throw new Failure('bulk_running')
  const result = { undone: 0, mailGone: 0, more: false }
  const invitations = readerOf(invitationRecord, house)
  let next: string | undefined
  for (let batch = 0; batch === 0 || next !== undefined; batch += 1) {
    // Those whose email is gone keep the run: a further request that finds them alone would find them for ever.
    if (batch === batches) return { ...result, more: result.undone > 0 }
    const page = await invitations.page(madeTogether(run), { limit: batchSize, next })
    const [first] = page.items
    if (!first && batch === 0) throw notFound('Invitations')
    const writes = page.items.flatMap(({ document, version }): Write[] => {
      const before = takenBack(document)
      if (before === undefined) return [{ kind: 'remove', id: document.id, version }]
      return typeof before === 'string' ? [] : [invitationRecord.replacement(before, version)]
    })
    result.undone += writes.length
    result.mailGone += page.items.length - writes.length
    const subject = { subjectType: 'auction', subjectId: first?.document.auctionId ?? '' } as const
    if (writes.length > 0)
      await house.write([...writes, audit({ action: 'invitations.undo', ...subject, after: { undone: writes.length } })])
    next = page.next
  }
  return result
}
