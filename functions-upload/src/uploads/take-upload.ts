import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import type { HouseContext, IncomingForm } from '@auctionwiz/platform/core/http/context'
import { derivedId, randomId } from '@auctionwiz/platform/core/store/ids'
import type { SourceFile } from '@auctionwiz/records/uploads'
import type { ConvertTable } from '../tables/convert-table.ts'
import { formPrint, readPrint } from './fingerprint.ts'
import type { ImportQueue } from './import-message.ts'
import type { KeptOptions } from './import-options.ts'
import { type FormRules, type ReceivePorts, receiveFiles } from './receive-files.ts'
import { sameUpload, startUpload } from './start-upload.ts'
import type { UploadDocument } from './upload-document.ts'
import { findUpload } from './upload-repository.ts'

export interface UploadPorts extends Omit<ReceivePorts, 'convertTable'> {
  convertTable: ConvertTable
  queue: ImportQueue
}

interface Request {
  form: IncomingForm
  idempotencyKey: string | undefined
}

/** What a form says of an upload. */
export interface UploadFields extends KeptOptions {
  name: string
  description: string
  category: UploadCategory
  /** Nothing is imported before somebody has looked at the columns and the dry run. */
  review?: true
}

/** Takes the files of a form and has them imported. The same request sent again is taken once; its key with something else fails with idempotency_mismatch. */
export const takeUpload =
  <Fields>(
    { queue, ...ports }: UploadPorts,
    rulesFor: (context: HouseContext) => FormRules<Fields>,
    describe: (fields: Fields, files: readonly SourceFile[]) => UploadFields,
  ) =>
  async ({ form, idempotencyKey }: Request, context: HouseContext): Promise<UploadDocument> => {
    const { house, claims, auctionHouseId } = context
    const rules = rulesFor(context)
    const id = idempotencyKey ? await derivedId('upl', auctionHouseId, idempotencyKey) : randomId('upl')
    const earlier = idempotencyKey ? await findUpload(house, id) : undefined
    if (earlier) return sameUpload(earlier.document, await readPrint(ports.readForm, form, rules.limit))
    // Each attempt has a separate folder, so that a failing one never removes the files of another with the same key.
    const folder = `${claims.accountId}/${auctionHouseId}/${id}/${randomId('f')}`
    const print = idempotencyKey ? formPrint(ports.readForm) : undefined
    const convertTable: ReceivePorts['convertTable'] = (table, write) => ports.convertTable(table, claims.accountId, write)
    const received = await receiveFiles(form, folder, { ...ports, convertTable, ...(print && { readForm: print.readForm }) }, rules)
    const fingerprint = await print?.fingerprint()
    const { fields, files, stored } = received
    const described = { id, ...describe(fields, files), files, ...(stored.length > 0 && { stored }), ...(fingerprint && { fingerprint }) }
    return startUpload({ ...ports, queue }, described, context)
  }
