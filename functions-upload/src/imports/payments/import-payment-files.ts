import type { FileReading } from '@auctionwiz/domain/imports/file-reading'
import type { PaymentRow } from '@auctionwiz/domain/imports/payments/payment-row'
import { paymentReader } from '@auctionwiz/domain/imports/row-reader'
import { auditWrite } from '@auctionwiz/platform/core/records/audit'
import type { UploadDocument } from '../../uploads/upload-document.ts'
import type { ErrorWriter } from '../error-file.ts'
import type { ImportTask } from '../import-files.ts'
import { storeTakenWindow } from '../store-window.ts'
import { importTakenFiles, type RowTaker } from '../taken-windows.ts'
import type { PaymentPlace } from './payment-place.ts'
import { paymentWindows } from './take-windows.ts'

interface Recorded {
  made: NonNullable<UploadDocument['payments']>
}

/** What takes the rows of files of payments. @param trial a dry run: nothing is written */
export const paymentTaker = (
  task: Pick<ImportTask, 'house' | 'currency' | 'timeZone' | 'now' | 'noteSale'>,
  document: UploadDocument,
  userId: string,
  trial: boolean,
): RowTaker<PaymentRow, Recorded> => ({
  reader: (reading) => paymentReader(reading, task),
  take: paymentWindows(placeOf(task, document, userId, trial)),
})

const placeOf = (
  { house, timeZone, now, noteSale }: Parameters<typeof paymentTaker>[0],
  { id, name, uploadedBy, correlationId }: UploadDocument,
  userId: string,
  trial: boolean,
): PaymentPlace => {
  const source = { now, actorId: userId, actorName: uploadedBy, address: 'background', correlationId }
  return {
    ...{ house, timeZone, now, noteSale, trial, upload: { id, name } },
    author: { now, name: uploadedBy, automated: false, uploadId: id, audit: (subject) => auditWrite(source, subject) },
  }
}

/** Imports files of payments from the checkpoint on. @returns whether all is done; else another delivery continues */
export const importPaymentFiles = (task: ImportTask, readings: readonly FileReading[], errors: ErrorWriter): Promise<boolean> => {
  const { session, userId } = task
  return importTakenFiles(task, readings, paymentTaker(task, session.document, userId, false), (file, window) =>
    storeTakenWindow(task, file, window, {
      errors,
      kept: withAuctions(session.document, window.made),
      undoable: [...window.taken.values()].some(({ outcome }) => outcome === 'create' || outcome === 'update'),
    }),
  )
}

/** As many of the auctions are named with the upload. */
const shownAuctions = 20

const withAuctions = ({ payments: known = [] }: UploadDocument, made: Recorded['made']): Pick<UploadDocument, 'payments'> => {
  const all = [...new Map([...known, ...made].map((auction) => [auction.id, auction])).values()].slice(0, shownAuctions)
  return all.length > 0 ? { payments: all } : {}
}
