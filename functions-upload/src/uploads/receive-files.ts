import type { ErrorCode } from '@auctionwiz/contracts/errors'
import { tableKindOf } from '@auctionwiz/domain/files/table-kind'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { IncomingForm } from '@auctionwiz/platform/core/http/context'
import type { SourceFile } from '@auctionwiz/records/uploads'
import type { Converted } from '../tables/convert-table.ts'
import { checkMapping, type KeptOptions } from './import-options.ts'
import { checkExtension, inspectFile } from './inspect-file.ts'
import type { ReadForm } from './read-form.ts'
import { receiveTable } from './receive-table.ts'

export interface Received<Fields> {
  fields: Fields
  files: SourceFile[]
}

/** What a form may hold. */
export interface FormRules<Fields> {
  /** All files together, in bytes, and what is answered beyond it. */
  limit: number
  tooLarge: ErrorCode
  /** Fails as soon as a text is known to be wrong, before the files after it are read. */
  early?(name: string, value: string): void
  /** Fails with upload_incomplete or invalid_request. */
  fields(texts: Readonly<Record<string, string>>): Fields
  /** What columns were chosen to hold. */
  mapping(fields: Fields): KeptOptions['mapping']
}

export interface ReceivePorts {
  readForm: ReadForm
  files: FileStore
  /** The tables of the account that sends the form. */
  convertTable: (file: string, bytes: Uint8Array) => Promise<Converted>
}

/**
 * Streams the files of a form into the file store under `folder`. Fields may come before or after the files.
 * Workbooks and JSON files are stored as the CSV that imports read. On any failure what was stored is removed again.
 */
export const receiveFiles = async <Fields>(
  form: IncomingForm,
  folder: string,
  { readForm, files, convertTable }: ReceivePorts,
  rules: FormRules<Fields>,
): Promise<Received<Fields>> => {
  const texts: Record<string, string> = Object.create(null)
  const stored: SourceFile[] = []
  const started: string[] = []
  let total = 0
  const count = (bytes: number): void => {
    total += bytes
    if (total > rules.limit) throw new Failure(rules.tooLarge)
  }

  let tables: Promise<unknown> = Promise.resolve()
  /** One table of a form at a time is in memory; the others wait on the line, and for nothing once one was refused. */
  const inTurn = <T>(receive: () => Promise<T>): Promise<T> => {
    const turn = tables.then(receive)
    tables = turn
    return turn
  }

  const storeFile = async (name: string, body: ReadableStream<Uint8Array>): Promise<void> => {
    const index = started.length
    const path = `${folder}/${index}`
    started.push(path)
    const table = tableKindOf(name) && (await inTurn(() => receiveTable(name, body, count, convertTable)))
    const inspected = table ?? inspectFile(name, body, count)
    const size = await files.write(path, inspected.body, 'text/csv')
    stored[index] = {
      name,
      size,
      path,
      encoding: inspected.encoding(),
      ...(table && { received: table.received, ...(table.sheet !== undefined && { sheet: table.sheet }) }),
    }
  }

  try {
    await readForm(form, {
      field: (name, value) => {
        texts[name] = value
        rules.early?.(name, value)
      },
      file: async (name, fileName, body) => {
        if (!/^file_\d{1,3}$/.test(name)) throw new Failure('invalid_request', { fields: { [name]: 'Name the files file_0, file_1, …' } })
        checkExtension(fileName)
        await storeFile(fileName.slice(-200), body)
      },
    })
    const received = { fields: rules.fields(texts), files: requireFiles(stored) }
    await checkMapping(files, received.files, rules.mapping(received.fields))
    return received
  } catch (error) {
    await removeFiles(files, started)
    throw error
  }
}

const requireFiles = (files: SourceFile[]): SourceFile[] => {
  if (files.length === 0) throw new Failure('upload_incomplete')
  return files
}

/** Nothing of a refused upload is kept. */
export const removeFiles = async (files: FileStore, paths: readonly string[]): Promise<void> => {
  await Promise.all(paths.map((path) => files.remove(path)))
}
