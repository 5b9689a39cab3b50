import type { removeImportMapping as removal, renameImportMapping as renaming } from '@auctionwiz/contracts/import-mappings'
import type { listImportMappings as listing, SavedMapping } from '@auctionwiz/contracts/saved-mappings'
import { notFound } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { type ImportMappingDocument, importMappingRecord } from '@auctionwiz/records/import-mappings'

const mappingOf = ({ id, name, columns, savedAt, savedBy }: ImportMappingDocument): SavedMapping => ({
  ...{ id, name, savedAt, savedBy },
  columns: columns.map((column) => ({ name: column.name, field: column.field })),
})

export const listImportMappings: UseCase<typeof listing> = async (_input, { house }) => {
  const mappings: SavedMapping[] = []
  for await (const { document } of readerOf(importMappingRecord, house).each()) mappings.push(mappingOf(document))
  return { mappings: mappings.sort((left, right) => left.name.localeCompare(right.name)) }
}

export const renameImportMapping: UseCase<typeof renaming> = async ({ params, body }, { house, audit }) => {
  const changed = await recordsOf(importMappingRecord, house).change(
    params.id,
    (mapping) => ({ ...mapping, name: body.name }),
    (after, before) => [
      audit({
        ...{ action: 'import_mapping.save', subjectType: 'settings', subjectId: after.id, subjectName: after.name },
        before: { name: before.name },
        after: { name: after.name },
      }),
    ],
  )
  if (!changed) throw notFound('Saved mapping')
  return mappingOf(changed.document)
}

export const removeImportMapping: UseCase<typeof removal> = async ({ params }, { house, audit }) => {
  const mappings = recordsOf(importMappingRecord, house)
  const stored = await mappings.find(params.id)
  if (!stored) throw notFound('Saved mapping')
  const { id, name } = stored.document
  await mappings.remove(id, undefined, [
    audit({ action: 'import_mapping.remove', subjectType: 'settings', subjectId: id, subjectName: name }),
  ])
  return { success: true }
}
