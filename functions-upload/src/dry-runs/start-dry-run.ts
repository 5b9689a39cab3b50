import type * as calls from '@auctionwiz/contracts/dry-runs'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store/store'
import { type DryRunDocument, dryRunId, dryRunOf, dryRunRecord } from '@auctionwiz/records/dry-runs'
import type { UploadDocument } from '@auctionwiz/records/uploads'
import type { ImportQueue } from '../uploads/import-message.ts'
import { requireImport } from '../uploads/import-options.ts'
import { readReviewed } from '../uploads/read-reviewed.ts'

interface Ports {
  queue: ImportQueue
}

export const startDryRun =
  ({ queue }: Ports): UseCase<typeof calls.startDryRun> =>
  async ({ params }, context) => {
    const { document } = await readReviewed(params.id, context)
    return startRun(queue, document, false, [], context)
  }

/** Plans once more and imports where every row comes out as in the run that was looked at; nobody can change a bidder unseen in between. */
export const startImport =
  ({ queue }: Ports): UseCase<typeof calls.startImport> =>
  async ({ params, body }, context) => {
    const { document } = await readReviewed(params.id, context)
    await requireImport(document.category, context)
    const run = (await readerOf(dryRunRecord, context.house).find(dryRunId(params.id)))?.document
    if (!run) throw notFound('Dry run')
    if (run.number !== body.number || run.state !== 'done') throw new Failure('stale_version')
    const { id, name } = document
    const event = context.audit({
      action: 'upload.approve',
      subjectType: 'upload',
      subjectId: id,
      subjectName: name,
      after: dryRunOf(run).totals,
    })
    return startRun(queue, document, true, [event], context)
  }

/** The record first: a message without one comes to nothing, and a run that was not sent can be started again. */
export const startRun = async (
  queue: ImportQueue,
  upload: UploadDocument,
  imports: boolean,
  beside: readonly Write[],
  {
    house,
    claims,
    auctionHouseId,
    now,
    correlationId,
  }: Pick<HouseContext, 'house' | 'claims' | 'auctionHouseId' | 'now' | 'correlationId'>,
) => {
  const before = await readerOf(dryRunRecord, house).find(dryRunId(upload.id))
  const at = now.toISOString()
  const document: DryRunDocument = dryRunRecord.document({
    id: dryRunId(upload.id),
    uploadId: upload.id,
    number: (before?.document.number ?? 0) + 1,
    state: 'waiting',
    progress: 0,
    startedAt: at,
    movedAt: at,
    folder: `${claims.accountId}/${auctionHouseId}/${upload.id}`,
    parts: [],
    imports,
    correlationId,
  })
  try {
    await house.write([before ? dryRunRecord.replacement(document, before.version) : dryRunRecord.creation(document), ...beside])
  } catch (error) {
    throw isStoreError(error, 'stale', 'exists', 'missing') ? new Failure('stale_version') : error
  }
  await queue.send({ accountId: claims.accountId, auctionHouseId, uploadId: upload.id, userId: claims.userId })
  return dryRunOf(document)
}

export const readDryRun: UseCase<typeof calls.readDryRun> = async ({ params }, { house }) => {
  const run = await readerOf(dryRunRecord, house).find(dryRunId(params.id))
  if (!run) throw notFound('Dry run')
  return dryRunOf(run.document)
}
