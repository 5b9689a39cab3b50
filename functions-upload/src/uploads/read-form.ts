import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { uploadLimit } from '@auctionwiz/contracts/upload-files'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { IncomingForm } from '@auctionwiz/platform/core/http/context'
import busboy from 'busboy'
import { fileBody } from './file-body.ts'

/** What becomes of the parts of a form, in the order in which they arrive. A file must be read to its end. */
export interface FormParts {
  field(name: string, value: string): void
  file(name: string, fileName: string, body: ReadableStream<Uint8Array>): Promise<void>
}

/** Reads a form as it arrives. Fails with upload_interrupted, invalid_request, unsupported_media, or with what `parts` fails with. */
export type ReadForm = (form: IncomingForm, parts: FormParts) => Promise<void>

const limits = { fields: 10, fieldNameSize: 100, fieldSize: 128 * 1024, files: 20, parts: 30, headerPairs: 50 }

/** After a refusal the rest is read and dropped up to here, so that the caller gets to read the answer; then the connection is cut. */
const drainLimit = 2 * uploadLimit

/** The form reader over busboy: nothing of a file is kept in memory beyond what its reader has not taken yet. */
export const readForm: ReadForm = async ({ contentType, body }, parts) => {
  const failures: unknown[] = []
  const files: Promise<void>[] = []
  const refuse = (error: unknown): void => {
    failures.push(error)
  }
  const parser = parserFor(contentType)
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated) refuse(new Failure('invalid_request', { fields: { [name]: 'This field is too long.' } }))
    else attempt(() => parts.field(name, value), refuse)
  })
  parser.on('file', (name, stream, { filename }) => {
    // A cut connection shows in the pipeline below; here it only ends the file.
    stream.on('error', refuse)
    if (failures.length > 0 || !filename) stream.resume()
    else files.push(take(parts, name, filename, stream).catch(refuse))
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(event, () => refuse(new Failure('invalid_request', { fields: { files: `Send at most ${limits.files} files.` } })))

  const arrival = await pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), drained(failures), parser).then(
    () => 'whole',
    () => 'cut',
  )
  await Promise.all(files)
  const expected = failures.find((failure) => failure instanceof Failure)
  if (expected) throw expected
  if (arrival === 'cut') throw new Failure('upload_interrupted')
  if (failures.length > 0) throw failures[0]
}

/** Throws unsupported_media when the content type has no boundary. */
const parserFor = (contentType: string) => {
  try {
    return busboy({ headers: { 'content-type': contentType }, defParamCharset: 'utf8', limits })
  } catch {
    // The parser throws for its header alone.
    throw new Failure('unsupported_media', { expected: 'multipart/form-data' })
  }
}

const attempt = (step: () => void, refuse: (error: unknown) => void): void => {
  try {
    step()
  } catch (error) {
    refuse(error)
  }
}

/** Hands the file over; when its reader gives up, the rest of it is read and dropped. */
const take = async (parts: FormParts, name: string, filename: string, part: Readable): Promise<void> => {
  const { body, discard } = fileBody(part)
  try {
    await parts.file(name, filename, body)
  } finally {
    discard()
  }
}

const drained = (failures: readonly unknown[]) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let size = 0
    for await (const chunk of source) {
      size += chunk.byteLength
      if (size > drainLimit && failures.length > 0) return
      yield chunk
    }
  }
