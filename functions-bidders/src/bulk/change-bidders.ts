import { type BulkAction, bulkNowLimit, type changeBidders as endpoint } from '@auctionwiz/contracts/bulk'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { writeBidders } from '@auctionwiz/platform/core/bidder-writes'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/context'
import { Failure, forbidden } from '@auctionwiz/platform/core/failure'
import { derivedId, randomId } from '@auctionwiz/platform/core/ids'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { readScoringRules } from '@auctionwiz/platform/core/scoring-settings'
import { isStoreError } from '@auctionwiz/platform/core/store'
import { bulkAnswerWrite, earlierAnswer } from './bulk-answer.ts'
import { bulkAudit } from './bulk-audit.ts'
import { bulkChanges, type Outcomes } from './bulk-changes.ts'
import { batchSize } from './bulk-limits.ts'
import { bulkWrites } from './bulk-writes.ts'
import { addOutcomes } from './outcomes.ts'
import { readBidders } from './read-bidders.ts'
import { startBulkJob } from './start-bulk-job.ts'

/** A few at once, batch by batch; many, and all that a filter finds, in the background. The same request sent again makes the same change, and gets its answer. */
export const changeBidders =
  (queue: JobQueue): UseCase<typeof endpoint> =>
  async ({ query: filter, body: { action, ids, all }, idempotencyKey }, context) => {
    requirePermission(action, context)
    const { house, claims } = context
    const run = idempotencyKey ? await derivedId('blk', claims.userId, idempotencyKey) : randomId('blk')
    const earlier = idempotencyKey ? await earlierAnswer(house, run) : undefined
    if (earlier && JSON.stringify(earlier.action) !== JSON.stringify(action)) throw new Failure('idempotency_mismatch')
    if (earlier) return earlier.answer
    if ((ids === undefined) === (all === undefined))
      throw new Failure('invalid_request', { fields: { ids: 'Name the bidders, or say all.' } })
    const named = ids && [...new Set(ids)]
    if (named && named.length <= bulkNowLimit) {
      const result = await changeNow(action, named, run, context)
      if (idempotencyKey) await house.write([bulkAnswerWrite(run, action, result)])
      return { run, result }
    }
    const permissions = statusPermissions.filter((permission) => context.can(permission))
    const job = await startBulkJob(
      queue,
      { run, action, permissions, address: context.address, ...(named ? {} : { filter }) },
      context,
      named,
    )
    return { run, job, result: {} }
  }

const needed = { status: undefined, tags: 'bidders:edit', delete: 'bidders:delete' } as const

/** What a change of status needs depends on the status each bidder has; what the caller holds of it is looked at one by one. */
export const statusPermissions = ['bidders:edit', 'bidders:approve', 'bidders:suspend'] as const satisfies readonly Permission[]

const requirePermission = ({ kind }: BulkAction, { can }: HouseContext): void => {
  const permission = needed[kind]
  if (permission && !can(permission)) throw forbidden(permission)
}

const changeNow = async (
  action: BulkAction,
  ids: readonly string[],
  run: string,
  context: HouseContext,
): Promise<Record<string, number>> => {
  const { house, claims, now, can, audit } = context
  const rules = { permissions: statusPermissions.filter(can), rules: await readScoringRules(house), now }
  const size = batchSize(action)
  let result: Outcomes = {}
  const changeSome = async (some: readonly string[]): Promise<Outcomes> => {
    const present = await readBidders(house, some)
    const { bidders, undo, found } = bulkChanges(action, [...present.values()], rules)
    const missing = some.length - present.size
    if (bidders.length > 0) {
      const event = audit(bulkAudit(action, run, bidders))
      await writeBidders(house, bidders, await bulkWrites(house, action, { bidders, undo }, { run, by: claims.userId, event }))
    }
    return addOutcomes(found, missing > 0 ? { missing } : {})
  }
  for (let start = 0; start < ids.length; start += size)
    result = addOutcomes(result, await lookedAtAnew(() => changeSome(ids.slice(start, start + size))))
  return result
}

const attempts = 5

/** Somebody's change of one bidder meanwhile does not end the work in its middle, where nobody would know how to undo the rest. */
const lookedAtAnew = async (work: () => Promise<Outcomes>): Promise<Outcomes> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(isStoreError(error, 'stale') || isStoreError(error, 'missing')) || attempt === attempts) throw error
    }
  }
}
