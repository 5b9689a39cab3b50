import type { FileKind } from '@auctionwiz/contracts/upload-files'
import { type StoredExtension, storedExtensions } from './stored-extensions.ts'

export interface FileType {
  kind: FileKind
  /** As which the file is sent to browsers. */
  contentType: string
}

const office = 'application/vnd.openxmlformats-officedocument'
const text = 'text/plain; charset=utf-8'
const dump: FileType = { kind: 'dump', contentType: 'application/octet-stream' }

/** Text of a kind that browsers could run is sent as plain text. */
const types: Readonly<Record<StoredExtension, FileType>> = {
  csv: { kind: 'csv', contentType: 'text/csv' },
  tsv: { kind: 'csv', contentType: 'text/tab-separated-values' },
  xlsx: { kind: 'excel', contentType: `${office}.spreadsheetml.sheet` },
  xls: { kind: 'excel', contentType: 'application/vnd.ms-excel' },
  pdf: { kind: 'pdf', contentType: 'application/pdf' },
  json: { kind: 'json', contentType: 'application/json' },
  jsonl: { kind: 'json', contentType: 'application/x-ndjson' },
  ndjson: { kind: 'json', contentType: 'application/x-ndjson' },
  xml: { kind: 'xml', contentType: text },
  txt: { kind: 'text', contentType: text },
  jpg: { kind: 'image', contentType: 'image/jpeg' },
  jpeg: { kind: 'image', contentType: 'image/jpeg' },
  png: { kind: 'image', contentType: 'image/png' },
  doc: { kind: 'word', contentType: 'application/msword' },
  docx: { kind: 'word', contentType: `${office}.wordprocessingml.document` },
  zip: { kind: 'archive', contentType: 'application/zip' },
  sql: { kind: 'dump', contentType: text },
  gz: { kind: 'dump', contentType: 'application/gzip' },
  dump,
  bak: dump,
  db: dump,
  sqlite: dump,
}

/** Lower case, without the dot; empty without one. */
export const extensionOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''

/** What a file may be by its name; undefined when it can't be stored. */
export const fileTypeOf = (name: string): FileType | undefined => {
  const extension = extensionOf(name)
  const stored = storedExtensions.find((one) => one === extension)
  return stored && types[stored]
}
