import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import { saleReader } from '@auctionwiz/domain/imports/row-reader'
import type { SaleRow } from '@auctionwiz/domain/imports/sales/sale-row'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { UploadDocument } from '../../uploads/upload-document.ts'
import type { ErrorWriter } from '../error-file.ts'
import type { ImportTask } from '../import-files.ts'
import { storeTakenWindow } from '../store-window.ts'
import { importTakenFiles, type RowTaker } from '../taken-windows.ts'
import { type DoneWindow, saleWindows } from './plan-sale-window.ts'
import type { SalePlace } from './sale-place.ts'

type Written = Pick<DoneWindow, 'auctions'>

/** What takes the rows of files of auctions. @param trial a dry run: nothing is written */
export const saleTaker = (
  task: Pick<ImportTask, 'house' | 'auctionHouseId' | 'currency' | 'timeZone' | 'rules' | 'now'>,
  document: UploadDocument,
  userId: string,
  trial: boolean,
): RowTaker<SaleRow, Written> => ({
  reader: (reading) => saleReader(reading, task),
  take: saleWindows(placeOf(task, document, userId, trial)),
})

const placeOf = (
  { house, auctionHouseId, currency, rules, now }: Parameters<typeof saleTaker>[0],
  document: UploadDocument,
  userId: string,
  trial: boolean,
): SalePlace => {
  const source = { now, actorId: userId, actorName: document.uploadedBy, address: 'background', correlationId: document.correlationId }
  const author = {
    now,
    source: { upload: document.name },
    audit: (subject: Parameters<typeof auditWrite>[1]) => auditWrite(source, subject),
  }
  return { house, auctionHouseId, currency, rules, now, upload: document, userId, author, trial }
}

/** Imports files of auctions from the checkpoint on. @returns whether all is done; else another delivery continues */
export const importSaleFiles = (task: ImportTask, readings: readonly FileReading[], errors: ErrorWriter): Promise<boolean> => {
  const { session, userId } = task
  return importTakenFiles(task, readings, saleTaker(task, session.document, userId, false), (file, window) =>
    storeTakenWindow(task, file, window, {
      errors,
      kept: withAuctions(session.document, window.auctions),
      undoable: [...window.taken.values()].some(({ outcome }) => outcome !== 'unchanged'),
    }),
  )
}

/** As many of the auctions are named with the upload. */
const shownAuctions = 20

const withAuctions = ({ auctions: known = [] }: UploadDocument, found: DoneWindow['auctions']): Pick<UploadDocument, 'auctions'> => {
  const all = new Map(known.map((one) => [one.id, one]))
  for (const { id, title } of found) if (all.size < shownAuctions || all.has(id)) all.set(id, { id, title })
  return all.size > 0 ? { auctions: [...all.values()] } : {}
}
