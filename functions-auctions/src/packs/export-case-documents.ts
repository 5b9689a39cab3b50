import type { exportCaseDocuments as endpoint } from '@auctionwiz/contracts/legal-case-files'
import type { Checksum } from '@auctionwiz/platform/core/files/checksum'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { auditOf } from '@auctionwiz/platform/core/records/writer'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { type ZipEntry, zipped } from '@auctionwiz/platform/core/spreadsheets/zip'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { type Condition, documentEntries, indexLines, needsLargeForm, packedVersions } from './packed-documents.ts'

/** The latest versions of a case's documents, read one at a time as the caller takes them. That they were taken out is in the log. */
export const exportCaseDocuments =
  (files: FileStore, checksum: () => Checksum): UseCase<typeof endpoint> =>
  async ({ params: { id: caseId } }, context) => {
    const { house, claims, auctionHouseId, now } = context
    const { document } = await readerOf(legalCaseRecord, house).read(caseId)
    const versions = await packedVersions(house, caseId, 'latest')
    const after = { documents: versions.length }
    await house.in('cases').write([auditOf(legalCaseRecord, document, context, { action: 'legal_case.documents_export', after })])
    const conditions = new Map<string, Condition>()
    async function* entries(): AsyncGenerator<ZipEntry> {
      const source = { files, checksum, accountId: claims.accountId, auctionHouseId, caseId }
      yield* documentEntries(source, versions, async ({ path }, condition) => void conditions.set(path, condition))
      yield { name: 'index.csv', content: [indexLines(versions, conditions)] }
    }
    const fileName = `${document.caseNumber}-documents-${now.toISOString().slice(0, 10)}.zip`
    return { contentType: 'application/zip', fileName, body: streamOf(zipped(entries(), needsLargeForm(versions))) }
  }
