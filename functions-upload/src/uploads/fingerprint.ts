import { crc32 } from '@auctionwiz/domain/files/crc32'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import { derivedId } from '@auctionwiz/platform/core/store/ids'
import type { FormParts, ReadForm } from './read-form.ts'

/** A fingerprint of a form, computed while it arrives: its texts, and each file's name, size and checksum. */
export interface FormPrint {
  /** The form reader, observed before its consumer gets each part. */
  readForm: ReadForm
  /** Available after the form was read; the same for the same content, independent of the order of its parts. */
  fingerprint(): Promise<string>
}

export const formPrint = (readForm: ReadForm): FormPrint => {
  const parts: [name: string, seen: unknown][] = []
  const told = ({ field, file }: FormParts): FormParts => ({
    field: (name, value) => {
      parts.push([name, value])
      field(name, value)
    },
    file: (name, fileName, body) => {
      const seen = { fileName, size: 0, crc: 0 }
      parts.push([name, seen])
      const transform = (bytes: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>): void => {
        seen.size += bytes.byteLength
        seen.crc = crc32(bytes, seen.crc)
        controller.enqueue(bytes)
      }
      return file(name, fileName, body.pipeThrough(new TransformStream({ transform })))
    },
  })
  return {
    readForm: (form, reader) => readForm(form, told(reader)),
    fingerprint: () => fingerprintOf(parts.toSorted(([left], [right]) => (left < right ? -1 : 1))),
  }
}

/** What a request asks for, in short: the same for the same, and not to be read back. */
export const fingerprintOf = (content: unknown): Promise<string> => derivedId('ask', JSON.stringify(content))

/**
 * Reads a form for its fingerprint alone, to its end, since many callers only listen once they have sent everything.
 * @param limit bytes of all files together, beyond which it is no form that was taken: fails with idempotency_mismatch
 */
export const readPrint = async (readForm: ReadForm, form: Parameters<ReadForm>[0], limit: number): Promise<string> => {
  const print = formPrint(readForm)
  let total = 0
  const write = (bytes: Uint8Array): void => {
    total += bytes.byteLength
    if (total > limit) throw new Failure('idempotency_mismatch')
  }
  const file = (_name: string, _fileName: string, body: ReadableStream<Uint8Array>) => body.pipeTo(new WritableStream({ write }))
  await print.readForm(form, { field: () => undefined, file })
  return print.fingerprint()
}
