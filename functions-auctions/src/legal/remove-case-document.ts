import type * as calls from '@auctionwiz/contracts/legal-case-documents'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { caseDocumentRecord } from '@auctionwiz/records/case-documents'
import { findDocument, listCaseDocuments } from './case-documents.ts'
import { changeCase, requireOpen } from './change-case.ts'
import { documentFolder } from './document-files.ts'

/** Marks the document, removes its files and then its record. Interrupted at any point, the same request does the rest. */
export const removeCaseDocument =
  (files: FileStore): UseCase<typeof calls.removeCaseDocument> =>
  async (input, context) => {
    const { id, documentId } = input.params
    await mark(id, documentId, context)
    const { house, claims, auctionHouseId } = context
    for await (const { path } of files.list(documentFolder({ ...claims, auctionHouseId, caseId: id, documentId }))) await files.remove(path)
    const { version } = await findDocument(house, input.params)
    await recordsOf(caseDocumentRecord, house)
      .remove(documentId, version)
      .catch((error: unknown) => {
        // The same request at the same moment removed it.
        if (!isStoreError(error, 'missing', 'stale')) throw error
      })
    return listCaseDocuments({ ...input, params: { id } }, context)
  }

const mark = (id: string, documentId: string, context: HouseContext) =>
  changeCase(id, context, async (before) => {
    const { document, version } = await findDocument(context.house, { id, documentId })
    if (document.removedAt !== undefined) return undefined
    requireOpen(before)
    const at = context.now.toISOString()
    const { name, documentType, versions } = document
    const checksums = versions.map(({ checksum }) => checksum)
    return {
      after: { ...before, documentCount: Math.max(0, before.documentCount - 1), lastUpdated: at },
      events: [{ kind: 'document_removed', name }],
      audited: [{ action: 'legal_case.document_remove', before: { documentId, documentType, checksums } }],
      others: [caseDocumentRecord.replacement({ ...document, removedAt: at }, version)],
    }
  })
