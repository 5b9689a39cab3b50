import type { ErrorCode } from '@auctionwiz/contracts/errors'
import { isTable, jsonKindOf, tableKindOf } from '@auctionwiz/domain/files/table-kind'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { IncomingForm } from '@auctionwiz/platform/core/http/context'
import type { SourceFile, StoredFile } from '@auctionwiz/records/uploads'
import type { Table, Written } from '../tables/convert-table.ts'
import type { SheetChoice } from '../tables/workbook-rows.ts'
import { checkMapping, type KeptOptions } from './import-options.ts'
import { checkExtension, inspectFile } from './inspect-file.ts'
import { packedTables } from './packed-tables.ts'
import type { ReadForm } from './read-form.ts'
import { receiveStored } from './receive-stored.ts'
import { receiveTable } from './receive-table.ts'

export interface Received<Fields> {
  fields: Fields
  /** For import, and to be kept as they are. */
  files: SourceFile[]
  stored: StoredFile[]
}

/** What a form may hold. */
export interface FormRules<Fields> {
  /** All files together, in bytes, and what is answered beyond it. */
  limit: number
  tooLarge: ErrorCode
  /** `all`: only tables may be sent. Else whether tables are imported, by the texts so far; undefined as long as they don't say. */
  imports: 'all' | ((texts: Readonly<Record<string, string>>) => boolean | undefined)
  /** Fails with upload_incomplete or invalid_request. */
  fields(texts: Readonly<Record<string, string>>): Fields | Promise<Fields>
  /** Which sheet of a workbook is read; that of bidders unless given. */
  sheet?(texts: Readonly<Record<string, string>>): SheetChoice | undefined
  /** What columns were chosen to hold. */
  mapping(fields: Fields): KeptOptions['mapping']
}

export interface ReceivePorts {
  readForm: ReadForm
  files: FileStore
  storedFiles: FileStore
  /** The tables of the account that sends the form. */
  convertTable: <T>(table: Table, write: (csv: ReadableStream<Uint8Array>) => Promise<T>) => Promise<Written<T>>
}

/**
 * Streams the files of a form into the file stores under `folder`. Fields may come before or after the files.
 * Tables for import are stored as the CSV that imports read, other files as they are. On any failure what was stored is removed again.
 */
export const receiveFiles = async <Fields>(
  form: IncomingForm,
  folder: string,
  { readForm, files, storedFiles, convertTable }: ReceivePorts,
  rules: FormRules<Fields>,
): Promise<Received<Fields>> => {
  const texts: Record<string, string> = Object.create(null)
  const sources: (SourceFile | undefined)[] = []
  const stored: (Awaited<ReturnType<typeof receiveStored>> | undefined)[] = []
  const started: { path: string }[] = []
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

  const begin = (): { index: number; path: string } => {
    const index = started.length
    const path = `${folder}/${index}`
    started.push({ path })
    return { index, path }
  }

  const receiveSource = async (
    name: string,
    body: ReadableStream<Uint8Array>,
    { index, path } = begin(),
    onChunk = count,
  ): Promise<void> => {
    if (tableKindOf(name)) {
      const table = { file: name, body, choice: rules.sheet?.(texts) }
      sources[index] = await inTurn(() => receiveTable({ files, convertTable }, table, path, onChunk))
      return
    }
    const inspected = inspectFile(name, body, onChunk)
    const size = await files.write(path, inspected.body, 'text/csv')
    sources[index] = { name, size, path, encoding: inspected.encoding() }
  }

  /** Undefined as long as the form doesn't say. */
  const areImported = (): boolean | undefined => rules.imports === 'all' || rules.imports(texts)

  const receive = async (name: string, body: ReadableStream<Uint8Array>): Promise<void> => {
    const place = begin()
    if (rules.imports === 'all') checkExtension(name)
    // A table of any size is stored first, so that a slow connection keeps no conversion of others waiting.
    if (areImported() && isTable(name) && !jsonKindOf(name)) await receiveSource(name, body, place)
    else stored[place.index] = await receiveStored(storedFiles, { name, path: place.path }, body, count)
  }

  /** Imports tables of any size, those in archives, and those that came before the form said that they are to be imported. */
  const importStored = async (): Promise<void> => {
    if (!areImported()) return
    for (const [index, file] of stored.entries()) {
      if (!file?.hasTables) continue
      const { name, path } = file
      const body = await storedFiles.read(path)
      if (isTable(name)) await receiveSource(name, body, { index, path }, ignore)
      else for await (const table of packedTables(file, body)) await receiveSource(table.name.slice(-200), table.body, begin(), ignore)
      await storedFiles.remove(path)
      stored[index] = undefined
    }
  }

  try {
    await readForm(form, {
      field: (name, value) => {
        texts[name] = value
      },
      file: async (name, fileName, body) => {
        if (!/^file_\d{1,3}$/.test(name)) throw new Failure('invalid_request', { fields: { [name]: 'Name the files file_0, file_1, …' } })
        await receive(fileName.slice(-200), body)
      },
    })
    const fields = await rules.fields(texts)
    await importStored()
    const kept = stored.filter(isPresent).map(({ hasTables: _has, ...file }) => file)
    const received = { fields, files: sources.filter(isPresent), stored: kept }
    if (received.files.length + received.stored.length === 0) throw new Failure('upload_incomplete')
    await checkMapping(files, received.files, rules.mapping(fields))
    return received
  } catch (error) {
    await removeFiles(files, started)
    await removeFiles(storedFiles, started)
    throw error
  }
}

/** The same bytes are not counted again. */
const ignore = (): void => undefined

const isPresent = <T>(value: T | undefined): value is T => value !== undefined

/** Nothing of a refused upload is kept. */
export const removeFiles = async (files: FileStore, stored: readonly { path: string }[]): Promise<void> => {
  await Promise.all(stored.map(({ path }) => files.remove(path)))
}
