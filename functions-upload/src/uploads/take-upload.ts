import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import type { HouseContext, IncomingForm } from '@auctionwiz/platform/core/context'
import type { FileStore } from '@auctionwiz/platform/core/files'
import { derivedId, randomId } from '@auctionwiz/platform/core/ids'
import type { ImportQueue } from './import-message.ts'
import type { ReadForm } from './read-form.ts'
import { type FormRules, receiveFiles, removeFiles } from './receive-files.ts'
import { storageFailure } from './storage-busy.ts'
import { noCounts, type StoredFile, type UploadDocument } from './upload-document.ts'
import { findUpload } from './upload-repository.ts'

export interface UploadPorts {
  files: FileStore
  queue: ImportQueue
  readForm: ReadForm
}

interface Request {
  form: IncomingForm
  idempotencyKey: string | undefined
}

/** What a form says of an upload. */
export interface UploadFields {
  name: string
  description: string
  category: UploadCategory
  mapping?: NonNullable<UploadDocument['mapping']>
}

/**
 * Takes the files of a form and has them imported: files first, then the message, then the record. A message without a record comes to
 * nothing, while a record without a message would wait for ever; the worker waits a moment for the record.
 */
export const takeUpload =
  <Fields>(
    { files, queue, readForm }: UploadPorts,
    rules: FormRules<Fields>,
    describe: (fields: Fields, files: readonly StoredFile[]) => UploadFields,
  ) =>
  async ({ form, idempotencyKey }: Request, context: HouseContext): Promise<UploadDocument> => {
    const { house, claims, auctionHouseId } = context
    const id = idempotencyKey ? await derivedId('upl', auctionHouseId, idempotencyKey) : randomId('upl')
    const earlier = idempotencyKey ? await findUpload(house, id) : undefined
    if (earlier) {
      await dropRest(form.body)
      return earlier.document
    }
    // Each attempt has a folder of its own, so that a failing one never removes the files of another with the same key.
    const folder = `${claims.accountId}/${auctionHouseId}/${id}/${randomId('f')}`
    const received = await receiveFiles(form, folder, readForm, files, rules)
    const document = newUpload(id, describe(received.fields, received.files), received.files, context)
    try {
      await queue.send({ accountId: claims.accountId, auctionHouseId, uploadId: id, userId: claims.userId })
      await house.write([{ kind: 'create', document }, context.audit(creation(document))])
      return document
    } catch (error) {
      // The record may be there all the same: the same request was answered meanwhile, or the answer to this write was lost.
      const recorded = await findUpload(house, id)
      if (recorded?.document.files[0]?.path !== document.files[0]?.path)
        await removeFiles(
          files,
          received.files.map(({ path }) => path),
        )
      if (recorded) return recorded.document
      throw storageFailure(error)
    }
  }

/** The rest of a repeated request is read, since many callers only listen once they have sent everything. */
const dropRest = (body: ReadableStream<Uint8Array>): Promise<void> => body.pipeTo(new WritableStream())

const newUpload = (
  id: string,
  fields: UploadFields,
  files: StoredFile[],
  { claims, now, correlationId }: HouseContext,
): UploadDocument => ({
  id,
  type: 'upload',
  ...fields,
  files,
  status: 'pending',
  progress: 0,
  uploadDate: now.toISOString(),
  uploadedBy: claims.userName,
  correlationId,
  counts: noCounts,
  rowErrors: [],
  checkpoint: { file: 0, row: 0, batch: 0, errorParts: 0 },
})

const creation = ({ id, name, category, files }: UploadDocument) => ({
  action: 'upload.create',
  subjectType: 'upload',
  subjectId: id,
  subjectName: name,
  after: { name, category, files: files.map((file) => ({ name: file.name, size: file.size })) },
})
