import { type BulkAction, bulkNowLimit, type changeBidders as endpoint } from '@auctionwiz/contracts/bulk'
import { Failure, forbidden } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { derivedId, randomId } from '@auctionwiz/platform/core/store/ids'
import { retryConflicts } from '@auctionwiz/platform/core/store/retry-conflicts'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { writeBidders } from '@auctionwiz/records/bidder-writes'
import { readScoringRules } from '@auctionwiz/records/scoring-settings'
import { bulkAnswerWrite, bulkAsked, earlierAnswer } from './bulk-answer.ts'
import { bulkAudit } from './bulk-audit.ts'
import { bulkChanges } from './bulk-changes.ts'
import { batchSize } from './bulk-limits.ts'
import { bulkWrites } from './bulk-writes.ts'
import { addOutcomes } from './outcomes.ts'
import { readBatch } from './read-bidders.ts'
import { startBulkJob } from './start-bulk-job.ts'
import { statusPermissions } from './status-permissions.ts'

/** Changes a few bidders in the request, batch by batch; many, or all that match a filter, in the background. A repeated request returns the first answer. */
export const changeBidders =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ query: filter, body: { action, ids, all }, idempotencyKey }, context) => {
    requirePermission(action, context)
    if (ids?.length !== 1) await context.requireFeature('bulk-operations')
    const { house, claims } = context
    const run = idempotencyKey ? await derivedId('blk', claims.userId, idempotencyKey) : randomId('blk')
    const asked = idempotencyKey ? await bulkAsked({ action, filter, ids }) : undefined
    const earlier = asked && (await earlierAnswer(house, run, asked))
    if (earlier) return earlier
    if ((ids === undefined) === (all === undefined)) throw new Failure('invalid_request', { fields: { ids: 'Send either ids or all.' } })
    const named = ids && [...new Set(ids)]
    if (named && named.length <= bulkNowLimit) {
      try {
        return { run, result: await changeNow({ action, ids: named, run, asked }, context) }
      } catch (error) {
        // The same request, at the same moment: it gets the answer of the one that was faster.
        const answered = asked && isStoreError(error, 'exists') ? await earlierAnswer(house, run, asked) : undefined
        if (!answered) throw error
        return answered
      }
    }
    const permissions = statusPermissions.filter((permission) => context.can(permission))
    const job = await startBulkJob(
      queue,
      { run, action, permissions, address: context.address, ...(asked && { asked }), ...(named ? {} : { filter }) },
      context,
      named,
    )
    return { run, job, result: {} }
  }

const needed = { status: undefined, tags: 'bidders:edit', delete: 'bidders:delete' } as const

const requirePermission = ({ kind }: BulkAction, { can }: HouseContext): void => {
  const permission = needed[kind]
  if (permission && !can(permission)) throw forbidden(permission)
}

interface Change {
  action: BulkAction
  ids: readonly string[]
  run: string
  /** The request, if it has a key: its answer is then stored in the batch of the last change. */
  asked?: string | undefined
}

const changeNow = async ({ action, ids, run, asked }: Change, context: HouseContext): Promise<Record<string, number>> => {
  const { house, claims, now, can, audit } = context
  const rules = { permissions: statusPermissions.filter(can), rules: await readScoringRules(house), now }
  const size = batchSize(action)
  let result: Record<string, number> = {}
  let isListed = false
  let done = 0
  const changeSome = async (): Promise<void> => {
    const { some, present } = await readBatch(house, ids.slice(done, done + size))
    const isLast = done + some.length === ids.length
    const { bidders, undo, found } = bulkChanges(action, [...present.values()], rules)
    const missing = some.length - present.size
    const sum = addOutcomes(result, found, missing > 0 ? { missing } : {})
    const answer = asked && isLast ? [bulkAnswerWrite(run, asked, sum)] : []
    const event = audit(bulkAudit(action, run, bidders, now))
    const change = { run, action, by: claims.userId, byName: claims.userName, now, isListed, event }
    const others = await bulkWrites(house, { bidders, undo }, change)
    if (bidders.length > 0) await writeBidders(house, bidders, [...others, ...answer])
    else if (answer.length > 0) await house.write(answer)
    isListed ||= bidders.length > 0
    result = sum
    done += some.length
  }
  // Another user's change of one bidder must not end the work in its middle, where nobody knows how to undo the rest.
  while (done < ids.length) await retryConflicts(changeSome, ['stale', 'missing'])
  return result
}
