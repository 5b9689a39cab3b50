import type { ChosenFileField } from '@auctionwiz/domain/imports/file-fields'
import type { ColumnChoice } from '@auctionwiz/domain/imports/file-reading'
import { headerLines } from '@auctionwiz/domain/imports/headers'
import { type ImportedKind, importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { findPreset } from '@auctionwiz/domain/imports/presets/find-preset'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type ImportMappingDocument, importMappingId, importMappingRecord } from '@auctionwiz/records/import-mappings'
import { isRecord, sourceRows } from '@auctionwiz/records/source-files/source-rows'
import type { SourceFile } from '@auctionwiz/records/uploads'
import type { UploadDocument } from '../uploads/upload-document.ts'

type Chosen = Pick<UploadDocument, 'mapping' | 'choices'>

/** What a mapping decides, by header. */
export const chosenOf = (
  columns: ImportMappingDocument['columns'],
): { mapping: Record<string, ChosenFileField>; choices: Record<string, ColumnChoice> } => ({
  mapping: Object.fromEntries(columns.map(({ name, field }) => [name, field])),
  choices: Object.fromEntries(columns.flatMap(({ name, choice }) => (Object.keys(choice).length > 0 ? [[name, choice]] : []))),
})

/** How files are read that somebody mapped before, or that are exports of a system that the product knows. */
export interface KnownReading {
  /** The mapping that the house saved. */
  saved?: ImportMappingDocument
  /** What the system is called. */
  preset?: string
  chosen: Required<Chosen>
}

/**
 * The files of an upload as the house's saved mapping for their columns reads them, else as exports of another system. What the uploader chose for a
 * column goes first.
 * @returns undefined where none of the files is known
 */
export const withSavedMapping = async (
  house: PartitionReader,
  files: FileStore,
  { files: sources, category, mapping, choices }: Pick<UploadDocument, 'files' | 'category' | 'mapping' | 'choices'>,
): Promise<KnownReading | undefined> => {
  const found = await Promise.all(sources.map((source) => knownFor(house, files, source, importedKind(category))))
  const all = found.filter((one) => one !== undefined)
  if (all.length === 0) return undefined
  const saved = all.find((one) => one.saved)?.saved
  const preset = all.find((one) => one.preset)?.preset
  const decided = all.map((one) => one.chosen)
  return {
    ...(saved && { saved }),
    ...(preset && { preset }),
    chosen: {
      mapping: together([...decided.map((one) => one.mapping), mapping]),
      choices: together([...decided.map((one) => one.choices), choices]),
    },
  }
}

/** The later one wins. A column may be called `__proto__`, which an assignment would not store. */
const together = <T>(all: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> =>
  Object.fromEntries(all.flatMap((one) => Object.entries(one ?? {})))

/** The mapping whose columns one of the first lines of a file names, else the export that has them. */
const knownFor = async (
  house: PartitionReader,
  files: FileStore,
  source: SourceFile,
  kind: ImportedKind,
): Promise<KnownReading | undefined> => {
  const lines = await firstLines(files, source)
  const ids = await Promise.all(lines.map((line) => importMappingId(line, kind.name)))
  if (ids.length === 0) return undefined
  const mappings = new Map<string, ImportMappingDocument>()
  const where = [{ field: 'id', in: [...new Set(ids)] } as const]
  for await (const { document } of readerOf(importMappingRecord, house).each({ where }, ids.length)) mappings.set(document.id, document)
  const saved = ids.map((id) => mappings.get(id)).find((one) => one !== undefined)
  if (saved) return { saved, chosen: chosenOf(saved.columns) }
  const known = kind.name === 'bidders' ? findPreset(lines) : undefined
  return known && { preset: known.preset.name, chosen: { mapping: known.mapping, choices: known.choices } }
}

const firstLines = async (files: FileStore, source: SourceFile): Promise<string[][]> => {
  const { rows, close } = await sourceRows(await files.read(source.path), source.encoding)
  const lines: string[][] = []
  try {
    for await (const batch of rows) {
      for (const row of batch.rows) if (isRecord(row) && row.broken === undefined && row.erased === undefined) lines.push(row.cells)
      if (lines.length >= headerLines) break
    }
  } finally {
    await close()
  }
  return lines.slice(0, headerLines)
}
