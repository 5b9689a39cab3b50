import { caseDocumentLimit } from '@auctionwiz/contracts/legal-case-documents'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { IncomingForm } from '@auctionwiz/platform/core/http/context'

export interface DocumentForm {
  fields: Record<string, string>
  fileName: string
  bytes: Uint8Array
}

/** The boundaries and text fields of a form around its file. */
const aroundFile = 64 * 1024

/** Reads a form with one file, which its limit lets fit into memory. @throws Failure for a form that is none, too large or cut off */
export const readDocumentForm = async ({ contentType, body }: IncomingForm): Promise<DocumentForm> => {
  if (!contentType.toLowerCase().startsWith('multipart/form-data'))
    throw new Failure('unsupported_media', { expected: 'multipart/form-data' })
  const limited = body.pipeThrough(sizeLimit(caseDocumentLimit + aroundFile))
  const whole = await new Response(limited).arrayBuffer().catch((error: unknown) => {
    throw error instanceof Failure ? error : new Failure('upload_interrupted')
  })
  const form = await new Response(whole, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new Failure('upload_interrupted')
  })
  const parts = [...form.entries()]
  const files = parts.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]))
  const [file] = files
  if (!file || files.length > 1) throw new Failure('required_fields')
  if (file.size === 0) throw new Failure('file_empty')
  if (file.size > caseDocumentLimit) throw new Failure('document_too_large')
  const fields = Object.fromEntries(parts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  return { fields, fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

const sizeLimit = (limit: number): TransformStream<Uint8Array, Uint8Array> => {
  let size = 0
  return new TransformStream({
    transform: (chunk, controller) => {
      size += chunk.byteLength
      if (size > limit) controller.error(new Failure('document_too_large'))
      else controller.enqueue(chunk)
    },
  })
}
