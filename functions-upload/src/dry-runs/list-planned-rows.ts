import { type listPlannedRows as endpoint, type PlannedRow, rowOutcomes } from '@auctionwiz/contracts/dry-runs'
import { emailKey } from '@auctionwiz/domain/bidders/document'
import { displayName } from '@auctionwiz/domain/bidders/identity'
import { conflictFieldsOf } from '@auctionwiz/domain/conflicts/bidder-conflict'
import type { FileField } from '@auctionwiz/domain/imports/file-fields'
import { type ImportedKind, importedKind } from '@auctionwiz/domain/imports/imported-kind'
import { type AnyRow, isBidderRow, type RowOrigin, rowReader } from '@auctionwiz/domain/imports/row-reader'
import { ifFound, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { bidderOf, bidderRecord } from '@auctionwiz/records/bidders'
import { type DryRunDocument, dryRunId, dryRunRecord } from '@auctionwiz/records/dry-runs'
import type { UploadDocument } from '@auctionwiz/records/uploads'
import { importSettings } from '../imports/import-settings.ts'
import { openCsv } from '../imports/open-csv.ts'
import { isRejected, type ReadRow, readWindow } from '../imports/read-window.ts'
import { readUpload } from '../uploads/upload-repository.ts'
import { type PartRow, readPart } from './part-rows.ts'
import { rowMatcher } from './row-matcher.ts'

interface Ports {
  files: FileStore
  errorFiles: FileStore
}

const pageSize = 50

/** Rows that a page of a search looks through. */
const searchedRows = 10_000

type Place = PartRow & { file: number }

/** A row as its file says it. */
type FileRow = ReadRow<AnyRow>

/**
 * A page of the rows of a dry run. What became of them is stored; whom they name is read from the file, where an erasure reaches it, and what an update
 * changes from the bidders as they are now, for those who may see them.
 */
export const listPlannedRows =
  ({ files, errorFiles }: Ports): UseCase<typeof endpoint> =>
  async ({ params, query }, { house, account, auctionHouseId, now, can, language }) => {
    const run = (await readerOf(dryRunRecord, house).find(dryRunId(params.id)))?.document
    if (!run) throw notFound('Dry run')
    const from = query.page ?? 0
    const { document } = await readUpload(house, params.id)
    const limit = query.limit ?? pageSize
    const { search = '' } = query
    const seen = search === '' ? limit : searchedRows
    const places = await placesOf(errorFiles, run, query.outcome ? [query.outcome] : rowOutcomes, from, seen + 1)
    const { currency, timeZone } = await importSettings({ house, account }, auctionHouseId)
    const read = await rowsAt(files, document, places.slice(0, seen), { currency, timeZone, now })
    const matches = rowMatcher(search, language)
    const shown = places
      .slice(0, seen)
      .filter((place) => matches(place, read.get(place)?.cells ?? []))
      .slice(0, limit)
    const named = shown.flatMap((place) => read.get(place) ?? [])
    const existing = can('bidders:view') ? await existingOf(house, named) : new Map<string, Existing>()
    const rows = shown.map((place) => rowOf(place, read.get(place), document, existing, now))
    const last = shown.at(-1)
    const looked = shown.length === limit && last ? places.indexOf(last) + 1 : seen
    return { rows, ...(places.length > looked && { nextPage: String(from + looked) }) }
  }

/** The rows with these outcomes from one on, outcome by outcome. Parts without such rows are not read. */
export const placesOf = async (
  files: FileStore,
  run: DryRunDocument,
  outcomes: readonly PartRow['outcome'][],
  from: number,
  most: number,
): Promise<Place[]> => {
  const places: Place[] = []
  let before = 0
  for (const outcome of outcomes) {
    for (const [part, { file, totals }] of run.parts.entries()) {
      const count = totals[outcome]
      if (places.length < most && count > 0 && before + count > from) {
        const rows = (await readPart(files, run, part)) ?? []
        const found = rows.filter((row) => row.outcome === outcome).slice(Math.max(0, from - before))
        places.push(...found.slice(0, most - places.length).map((row) => ({ ...row, file })))
      }
      before += count
    }
  }
  return places
}

/** What the files say in these rows, as far as they are still kept. */
export const rowsAt = async <P extends Pick<Place, 'file' | 'row'>>(
  files: FileStore,
  { files: sources, readings = [], mapping, category }: UploadDocument,
  places: readonly P[],
  origin: RowOrigin,
): Promise<Map<P, FileRow>> => {
  const found = new Map<P, FileRow>()
  const kind = importedKind(category)
  for (const [index, source] of sources.entries()) {
    const wanted = new Map(places.filter(({ file }) => file === index).map((place) => [place.row, place]))
    const reading = readings[index]
    if (wanted.size === 0 || !reading) continue
    const csv = await ifFound(openCsv(files, source, mapping, reading, kind))
    if (!csv) continue
    const reader = rowReader(kind, reading, origin)
    const last = Math.max(...wanted.keys())
    let before = 0
    try {
      for await (const { rows } of csv.rows) {
        for (const [at, row] of rows.entries()) {
          const place = wanted.get(before + at + 1)
          const [read] = place ? readWindow({ before: before + at, rows: [row] }, reader) : []
          if (place && read) found.set(place, read)
        }
        before += rows.length
        if (before >= last) break
      }
    } finally {
      await csv.close()
    }
  }
  return found
}

type Existing = Parameters<typeof conflictFieldsOf>[0]

/** The bidders who have an email of these rows. */
const existingOf = async (house: PartitionReader, rows: readonly FileRow[]): Promise<Map<string, Existing>> => {
  const found = new Map<string, Existing>()
  const keys = [...new Set(rows.flatMap((row) => (isRejected(row) || !isBidderRow(row.values) ? [] : [emailKey(row.values.email)])))]
  if (keys.length === 0) return found
  const where = [{ field: 'uniqueKey', in: keys } as const]
  for await (const stored of readerOf(bidderRecord, house).each({ where }, keys.length))
    found.set(stored.document.uniqueKey, bidderOf(stored))
  return found
}

const rowOf = (
  { file, line, outcome, before, changed, notes, problems }: Place,
  read: FileRow | undefined,
  upload: UploadDocument,
  existing: ReadonlyMap<string, Existing>,
  now: Date,
): PlannedRow => {
  const all = read && !isRejected(read) ? read.values : undefined
  const values = all && isBidderRow(all) ? all : undefined
  const known = values && existing.get(emailKey(values.email))
  const fields = values && known ? conflictFieldsOf(known, values, now, upload.figures ?? 'grow') : []
  const listed = read && (isRejected(read) ? read : read.listed)
  const cells = read?.cells ?? []
  // A row that can't be imported mostly says whose it is all the same.
  const said = (field: FileField): string => {
    const column = upload.readings?.[file]?.columns.findIndex((one) => one.field === field) ?? -1
    return (cells[column] ?? '').trim().slice(0, 200).toWellFormed()
  }
  return {
    file: upload.files[file]?.name ?? '',
    line,
    outcome,
    ...(before && { before }),
    name: values ? displayName(values.firstName, values.lastName) : nameSaid(said, importedKind(upload.category).name),
    email: values?.email ?? said('email'),
    changes: changed.map((field) => {
      const differing = fields.find((one) => one.field === field && !one.same)
      return { field, ...(differing && { existing: differing.existing, imported: differing.imported }) }
    }),
    problems: problems.map(({ field, problem }) => {
      const value = listed?.problems.find((one) => one.field === field)?.value
      return { field, problem, ...(value !== undefined && { value }) }
    }),
    notes,
  }
}

/** Whom or what a row names by its cells: a bidder; the lot, else the auction; the case; the item; or the transaction and who paid. */
const nameSaid = (said: (field: FileField) => string, kind: ImportedKind['name']): string => {
  if (kind === 'cases') return [said('caseReference'), said('caseTitle')].filter((text) => text !== '').join(' ')
  if (kind === 'items') return [said('stockNumber'), said('title')].filter((text) => text !== '').join(' ')
  if (kind === 'payments')
    return [said('transactionId'), said('fullName') || said('email') || said('payer')].filter((text) => text !== '').join(' ')
  if (kind === 'bidders') return said('fullName') || displayName(said('firstName'), said('lastName'))
  return [said('lotNumber') || said('lotId'), said('title')].filter((text) => text !== '').join(' ') || said('auction')
}
