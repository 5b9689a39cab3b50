import { caseDocumentLimit } from '@auctionwiz/contracts/legal-case-documents'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { partsOf } from '@auctionwiz/platform/core/files/parts-of'
import type { IncomingForm } from '@auctionwiz/platform/core/http/context'
import { formParts } from './form-parts.ts'

export interface DocumentForm {
  fields: Record<string, string>
  fileName: string
  bytes: Uint8Array
}

/** A document and the boundaries and text fields of the form around it. */
const formLimit = caseDocumentLimit + 64 * 1024

/** Most documents are smaller. */
const usualSize = 1024 * 1024

/**
 * Reads a form with one file, which its limit lets fit into memory; the file is held once. Nothing is read beyond the limit.
 * @throws Failure for a form that is none, too large or cut off
 */
export const readDocumentForm = async ({ contentType, body }: IncomingForm): Promise<DocumentForm> => {
  if (!contentType.toLowerCase().startsWith('multipart/form-data'))
    throw new Failure('unsupported_media', { expected: 'multipart/form-data' })
  const form = await wholeForm(body).catch((error: unknown) => {
    throw error instanceof Failure ? error : new Failure('upload_interrupted')
  })
  const parts = formParts(form, contentType)
  if (!parts) throw new Failure('upload_interrupted')
  const files = parts.flatMap(({ fileName, bytes }) => (fileName === undefined ? [] : [{ fileName, bytes }]))
  const [file] = files
  if (!file || files.length > 1) throw new Failure('required_fields')
  if (file.bytes.length === 0) throw new Failure('file_empty')
  if (file.bytes.length > caseDocumentLimit) throw new Failure('document_too_large')
  const texts = parts.filter(({ fileName }) => fileName === undefined)
  return { fields: Object.fromEntries(texts.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])), ...file }
}

/** Parts that were collected and then joined would be held twice. */
const wholeForm = async (body: ReadableStream<Uint8Array>): Promise<Uint8Array> => {
  let held = new Uint8Array(usualSize)
  let size = 0
  for await (const part of partsOf(body)) {
    if (size + part.length > formLimit) throw new Failure('document_too_large')
    if (size + part.length > held.length) {
      const larger = new Uint8Array(formLimit)
      larger.set(held.subarray(0, size))
      held = larger
    }
    held.set(part, size)
    size += part.length
  }
  return held.subarray(0, size)
}
