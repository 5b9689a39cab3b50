import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import type { HouseContext, IncomingForm } from '@auctionwiz/platform/core/context'
import { derivedId, randomId } from '@auctionwiz/platform/core/ids'
import type { ImportQueue } from './import-message.ts'
import { type FormRules, type ReceivePorts, receiveFiles } from './receive-files.ts'
import { startUpload } from './start-upload.ts'
import type { StoredFile, UploadDocument } from './upload-document.ts'
import { findUpload } from './upload-repository.ts'

export interface UploadPorts extends ReceivePorts {
  queue: ImportQueue
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

/** Takes the files of a form and has them imported. */
export const takeUpload =
  <Fields>(
    { queue, ...ports }: UploadPorts,
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
    const received = await receiveFiles(form, folder, ports, rules)
    return startUpload({ files: ports.files, queue }, { id, ...describe(received.fields, received.files), files: received.files }, context)
  }

/** The rest of a repeated request is read, since many callers only listen once they have sent everything. */
const dropRest = (body: ReadableStream<Uint8Array>): Promise<void> => body.pipeTo(new WritableStream())
