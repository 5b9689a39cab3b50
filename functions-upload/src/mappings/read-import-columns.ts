import type { readImportColumns as endpoint, ImportColumn, ImportFile } from '@auctionwiz/contracts/import-mappings'
import { columnProfiler } from '@auctionwiz/domain/imports/column-profile'
import { houseDateOrder } from '@auctionwiz/domain/imports/column-style'
import { ignoredColumn } from '@auctionwiz/domain/imports/fields'
import { type ImportedKind, importedKind } from '@auctionwiz/domain/imports/imported-kind'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { dryRunId, dryRunOf, dryRunRecord } from '@auctionwiz/records/dry-runs'
import { houseRecord } from '@auctionwiz/records/houses'
import type { CsvRows } from '@auctionwiz/records/source-files/csv-rows'
import { headerRow } from '@auctionwiz/records/source-files/header-row'
import { following, isRecord, sourceRows } from '@auctionwiz/records/source-files/source-rows'
import type { SourceFile } from '@auctionwiz/records/uploads'
import { readReviewed } from '../uploads/read-reviewed.ts'
import type { UploadDocument } from '../uploads/upload-document.ts'
import { withSavedMapping } from './saved-mapping.ts'

type Chosen = Pick<UploadDocument, 'mapping' | 'choices'>

/** Reads every row, since one value can decide the order of a column's dates. */
export const readImportColumns =
  ({ files }: { files: FileStore }): UseCase<typeof endpoint> =>
  async ({ params }, context) => {
    const { house, account, auctionHouseId } = context
    const { document } = await readReviewed(params.id, context)
    const stored = (await readerOf(houseRecord, account).find(auctionHouseId))?.document
    const houseOrder = houseDateOrder(stored?.address.country, stored?.settings.defaultCurrency ?? 'USD')
    // What somebody has decided for this upload already is shown as it is.
    const found = document.choices ? undefined : await withSavedMapping(house, files, document)
    const chosen = found?.chosen ?? document
    const run = await readerOf(dryRunRecord, house).find(dryRunId(params.id))
    const columns: ImportFile[] = []
    for (const source of document.files) columns.push(await fileOf(files, source, chosen, houseOrder, importedKind(document.category)))
    return {
      name: document.name,
      category: document.category,
      files: columns,
      houseOrder,
      ...(run && { dryRun: dryRunOf(run.document) }),
      ...(found?.saved && { saved: { id: found.saved.id, name: found.saved.name } }),
      ...(found?.preset && { preset: found.preset }),
    }
  }

const fileOf = async (
  files: FileStore,
  source: SourceFile,
  { mapping = {}, choices = {} }: Chosen,
  houseOrder: Parameters<ReturnType<typeof columnProfiler>['profiles']>[0],
  kind: ImportedKind,
): Promise<ImportFile> => {
  const { rows: batches, close } = await sourceRows(await files.read(source.path), source.encoding)
  try {
    const { header, rest } = await headerRow(batches, mapping, undefined, kind)
    const names = (header?.erased === undefined ? header?.cells : undefined)?.map((cell) => cell.trim()) ?? []
    const profiler = columnProfiler(names.length)
    for await (const batch of following<CsvRows>([rest], batches))
      for (const row of batch.rows)
        if (isRecord(row) && row.broken === undefined && row.erased === undefined) profiler.see(row.cells, row.line)
    const byHeader = kind.mapHeaders(names, mapping)
    const byContents = profiler.suggested(byHeader, kind.name)
    const { count, shown } = profiler.rows()
    const columns = profiler.profiles(houseOrder).map((profile, index): ImportColumn => {
      const name = names[index] ?? ''
      const choice = Object.hasOwn(choices, name) ? choices[name] : undefined
      const suggested = Object.hasOwn(mapping, name) || name === '' ? undefined : byContents.get(index)
      const field = suggested ?? byHeader.mapping.get(index) ?? ignoredColumn
      const { dates, ...rest } = profile
      const order = (dates && choice?.dates) ?? dates?.dates
      return {
        name,
        field,
        ...(byHeader.computed.includes(name) && field === ignoredColumn && { computed: true }),
        ...(suggested && { byContents: true }),
        ...rest,
        ...(choice?.values && { values: { ...choice.values } }),
        ...(order && { dates: order }),
        ...(dates?.assumed && !choice?.dates && { open: true }),
      }
    })
    return { name: source.name, rows: count, columns, samples: shown }
  } finally {
    await close()
  }
}
