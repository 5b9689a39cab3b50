import { isRetryable } from '@auctionwiz/contracts/errors'
import type { completeUpload as endpoint } from '@auctionwiz/contracts/opened-uploads'
import { fileTypeOf } from '@auctionwiz/domain/files/file-types'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { BlockFiles } from '@auctionwiz/platform/core/files/block-files'
import type { HouseContext, IncomingForm, UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import { type OpenedUploadDocument, openedUploadRecord } from '@auctionwiz/records/opened-uploads'
import { rulesFor } from '../uploads/create-upload.ts'
import { uploadWithValues } from '../uploads/error-values.ts'
import type { ReadForm } from '../uploads/read-form.ts'
import { removeFiles } from '../uploads/receive-files.ts'
import { takeUpload, type UploadPorts } from '../uploads/take-upload.ts'
import type { UploadDocument } from '../uploads/upload-document.ts'
import { findUpload } from '../uploads/upload-repository.ts'
import { arrivedPlaces, blockIds, type OpenedPorts, readOpened } from './opened-upload.ts'

/** The parts come from storage, so the form that brings them elsewhere is empty. */
const noForm = (): IncomingForm => ({ contentType: 'multipart/form-data', body: new Blob([]).stream() })

/**
 * Takes an opened upload as if its form had been sent. Its files are copied while they are inspected: the addresses may still take blocks, so
 * what was inspected must be what is kept. Completed again, it answers with the same upload. What is refused is removed.
 */
export const completeUpload =
  (ports: Omit<UploadPorts, 'readForm'> & OpenedPorts): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    const { house, auctionHouseId } = context
    const earlier = await findCompleted(params.id, context)
    if (earlier) return uploadWithValues(house, earlier)
    const { document, files } = await readOpened(ports, house, params.id)
    const take = takeUpload({ ...ports, readForm: partsOf(document, files) }, rulesFor, (fields) => fields)
    try {
      const upload = await take({ form: noForm(), idempotencyKey: params.id }, context)
      await discard(document, files, context)
      return await uploadWithValues(house, upload)
    } catch (error) {
      // The same call at the same time may have been faster, and removed what this one was reading.
      const completed = await findCompleted(params.id, { house, auctionHouseId })
      if (completed) return uploadWithValues(house, completed)
      if (isFinal(error)) await discard(document, files, context)
      throw error
    }
  }

const findCompleted = async (
  openedId: string,
  { house, auctionHouseId }: Pick<HouseContext, 'house' | 'auctionHouseId'>,
): Promise<UploadDocument | undefined> => (await findUpload(house, await derivedId('upl', auctionHouseId, openedId)))?.document

const discard = async ({ id, files }: OpenedUploadDocument, incoming: BlockFiles, { house }: HouseContext): Promise<void> => {
  await removeFiles(incoming, files)
  await recordsOf(openedUploadRecord, house).remove(id)
}

/** Whether the same files would be refused again. Blocks that are missing may still come. */
const isFinal = (error: unknown): boolean =>
  error instanceof Failure && error.status < 500 && !isRetryable(error.code) && error.code !== 'upload_interrupted'

/** The texts and files of an opened upload in the order of a form. Fails with upload_interrupted or file_size_differs. */
const partsOf =
  ({ texts, files }: OpenedUploadDocument, incoming: BlockFiles): ReadForm =>
  async (_form, parts) => {
    for (const [name, value] of Object.entries(texts)) parts.field(name, value)
    for (const file of files) await assemble(file, incoming)
    for (const [number, { name, path }] of files.entries()) await parts.file(`file_${number}`, name, await incoming.read(path))
  }

const assemble = async ({ name, size, path }: OpenedUploadDocument['files'][number], incoming: BlockFiles): Promise<void> => {
  const ids = blockIds(size)
  const sent = await incoming.blocks(path)
  const arrived = await arrivedPlaces(incoming, path, size)
  const missing = ids.filter((id) => !sent.some((block) => block.id === id))
  if (missing.length === 0 && (arrived.length < ids.length || sent.some(({ id }) => !ids.includes(id))))
    throw new Failure('file_size_differs', { file: name })
  if (missing.length > 0) throw new Failure('upload_interrupted')
  await incoming.assemble(path, ids, fileTypeOf(name)?.contentType ?? 'application/octet-stream')
}
