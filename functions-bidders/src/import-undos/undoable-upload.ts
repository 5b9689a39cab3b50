import { importUndoDays } from '@auctionwiz/contracts/import-undo'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { type ImportedKind, importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { isUnderWay } from '@auctionwiz/platform/core/jobs/is-under-way'
import { readJob } from '@auctionwiz/platform/core/jobs/job'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import type { UploadDocument } from '@auctionwiz/records/uploads'

/** Until when an import can be undone, ISO 8601. */
export const importUndoUntil = ({ uploadDate }: Pick<UploadDocument, 'uploadDate'>): string =>
  new Date(Date.parse(uploadDate) + importUndoDays * 86_400_000).toISOString()

/** Whether nothing works on the undo of an import in the house: one that has no end yet was interrupted for good, and can be started again. */
export const undoRests = async (house: PartitionReader, now: Date): Promise<boolean> =>
  !isUnderWay((await readJob(house, 'undo-import'))?.document, now)

/** Whether the import is undone, or an undo is under way. */
export const isUndone = ({ undo }: Pick<UploadDocument, 'undo'>, rests: boolean): boolean =>
  undo !== undefined && (undo.endedAt !== undefined || !rests)

/** Whether an import that ended has what undoes it. One that stopped can be undone as far as it came. */
export const isUndoable = ({ status, checkpoint, undo, ...upload }: UploadDocument, now: Date, rests: boolean): boolean =>
  (status === 'completed' || status === 'error') &&
  (checkpoint.undos ?? 0) > 0 &&
  !isUndone({ ...(undo && { undo }) }, rests) &&
  importUndoUntil(upload) > now.toISOString()

/** Fails with `upload_running` or `import_undo_over`. */
export const requireUndoable = (upload: UploadDocument, now: Date, rests: boolean): void => {
  if (upload.status === 'pending' || upload.status === 'processing') throw new Failure('upload_running')
  if (!isUndoable(upload, now, rests)) throw new Failure('import_undo_over')
}

type OfKind = Pick<UploadDocument, 'category'>

/** Beside the permission to import: the undo of an import removes records, and names those that it keeps. */
export const undoPermission = ({ category }: OfKind): Permission => permissions[importedKind(category).name].undo

export const previewPermission = ({ category }: OfKind): Permission => permissions[importedKind(category).name].preview

const ofBidders = { undo: 'bidders:delete', preview: 'bidders:view' } as const

const permissions: Readonly<Record<ImportedKind['name'], { undo: Permission; preview: Permission }>> = {
  bidders: ofBidders,
  sales: ofBidders,
  cases: { undo: 'legal:delete', preview: 'legal:view' },
  items: { undo: 'inventory:delete', preview: 'inventory:view' },
  payments: { undo: 'payments:process', preview: 'payments:view' },
}
