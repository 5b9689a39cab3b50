import { indexOfBytes } from '@auctionwiz/domain/files/byte-search'

/** A part of a form; its bytes are a view of those of the form. */
export interface FormPart {
  name: string
  /** Of a file alone. */
  fileName?: string
  bytes: Uint8Array
}

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text)
/** Bytes of the headers of a part. */
const headersLimit = 8 * 1024

const blankLine = ascii('\r\n\r\n')

/** The parts of a whole form in the order in which they were sent, without a copy of any; undefined for one that is cut off or damaged. */
export const formParts = (form: Uint8Array, contentType: string): FormPart[] | undefined => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  const first = ascii(`--${quoted ?? plain}`)
  const next = ascii(`\r\n--${quoted ?? plain}`)
  const parts: FormPart[] = []
  const begin = indexOfBytes(form, first)
  for (let at = begin < 0 ? form.length : begin + first.length; !isLast(form, at); ) {
    const headers = indexOfBytes(form.subarray(at, at + headersLimit), blankLine)
    const body = at + headers + blankLine.length
    const end = headers < 0 ? -1 : indexOfBytes(form, next, body)
    const part = end < 0 ? undefined : named(new TextDecoder().decode(form.subarray(at, at + headers)))
    if (!part) return undefined
    parts.push({ ...part, bytes: form.subarray(body, end) })
    at = end + next.length
  }
  return parts
}

const dash = 0x2d

const isLast = (form: Uint8Array, at: number): boolean => form[at] === dash && form[at + 1] === dash

/** Browsers escape quotation marks and line ends of names. */
const unescaped = (name: string): string =>
  name.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const named = (headers: string): Pick<FormPart, 'name' | 'fileName'> | undefined => {
  const disposition = /^content-disposition:\s*form-data(;.*)$/im.exec(headers)?.[1] ?? ''
  const quoted = (key: string): string | undefined => new RegExp(`;\\s*${key}="([^"]*)"`, 'i').exec(disposition)?.[1]
  const [name, fileName] = [quoted('name'), quoted('filename')]
  if (name === undefined) return undefined
  return { name: unescaped(name), ...(fileName !== undefined && { fileName: unescaped(fileName) }) }
}
