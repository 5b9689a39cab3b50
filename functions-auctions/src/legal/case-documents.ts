import type * as calls from '@auctionwiz/contracts/legal-case-documents'
import { type CaseDocument, caseDocumentCounts, caseDocumentForm } from '@auctionwiz/contracts/legal-case-documents'
import { checkDocument, documentExtension } from '@auctionwiz/domain/files/check-document'
import { Failure, notFound } from '@auctionwiz/platform/core/errors/failure'
import type { Checksum } from '@auctionwiz/platform/core/files/checksum'
import type { FileStore } from '@auctionwiz/platform/core/files/files'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type CaseDocumentDocument, caseDocumentRecord } from '@auctionwiz/records/case-documents'
import { legalCaseRecord } from '@auctionwiz/records/legal-cases'
import { changeCase, requireOpen } from './change-case.ts'
import { contentTypes, documentPath, readVersion } from './document-files.ts'
import { readDocumentForm } from './document-form.ts'
import { latestOf } from './list-case-events.ts'

export const documentOf = ({ id, name, documentType, extension, versions, at }: CaseDocumentDocument): CaseDocument => ({
  id,
  name,
  type: documentType,
  extension,
  size: versions[0]?.size ?? 0,
  uploadDate: at,
  versions,
})

export const listCaseDocuments: UseCase<typeof calls.listCaseDocuments> = async ({ params }, { house }) => {
  const [, { items }] = await Promise.all([
    readerOf(legalCaseRecord, house).read(params.id),
    readerOf(caseDocumentRecord, house).page(latestOf(params.id, 'at'), { limit: caseDocumentCounts.documents }),
  ])
  return { documents: items.flatMap(({ document }) => (document.removedAt === undefined ? [documentOf(document)] : [])) }
}

interface DocumentParams {
  id: string
  documentId: string
}

/** @throws Failure `not_found` also for a document of another case */
export const findDocument = async (house: PartitionReader, { id, documentId }: DocumentParams) => {
  const found = await readerOf(caseDocumentRecord, house).read(documentId)
  if (found.document.caseId !== id) throw notFound('Document')
  return found
}

/** @throws Failure `not_found` also for one that was removed */
const readDocument = async (house: PartitionReader, params: DocumentParams) => {
  const found = await findDocument(house, params)
  if (found.document.removedAt !== undefined) throw notFound('Document')
  return found
}

/** The same request sent again gets its first answer. */
export const addCaseDocument =
  (files: FileStore, newChecksum: () => Checksum): UseCase<typeof calls.addCaseDocument> =>
  async ({ params, form, idempotencyKey }, context) => {
    const { house, claims, auctionHouseId, now } = context
    await readerOf(legalCaseRecord, house).read(params.id)
    const { fields, fileName, bytes } = await readDocumentForm(form)
    const { name, type, documentId } = givenFields(fields)
    const check = checkDocument(fileName, bytes)
    if ('problem' in check) throw new Failure('document_refused', { problem: check.problem })
    const { extension } = check
    const sum = newChecksum()
    sum.add(bytes)
    const checksum = await sum.hex()
    const former = documentId === undefined ? undefined : await readDocument(house, { id: params.id, documentId })
    const docType = type ?? former?.document.documentType
    const docName = name || former?.document.name
    if (!docType || !docName) throw new Failure('required_fields')
    const id = documentId ?? (await caseDocumentRecord.idFor(idempotencyKey, params.id, claims.userId))
    const first = documentId === undefined && idempotencyKey ? await readerOf(caseDocumentRecord, house).find(id) : undefined
    if (first) return sameFile(first.document, checksum)
    if (former?.document.versions[0]?.checksum === checksum) return documentOf(former.document)
    const path = documentPath({ ...claims, auctionHouseId, caseId: params.id, documentId: id }, checksum)
    const at = now.toISOString()
    const versions = former?.document.versions ?? []
    if (versions.length >= caseDocumentCounts.versions)
      throw new Failure('limit_reached', { what: 'Versions', limit: caseDocumentCounts.versions })
    const added = { number: versions.length + 1, fileName, size: bytes.byteLength, checksum, uploadDate: at, uploadedBy: claims.userName }
    const document = caseDocumentRecord.document({
      id,
      caseId: params.id,
      name: docName,
      documentType: docType,
      extension,
      at,
      versions: [added, ...versions],
    })
    await changeCase(params.id, context, async (before) => {
      requireOpen(before)
      if (!former && before.documentCount >= caseDocumentCounts.documents)
        throw new Failure('limit_reached', { what: 'Documents', limit: caseDocumentCounts.documents })
      await files.write(path, streamOf(piecesOf(bytes)), contentTypes[extension])
      const whole = { ...document, ...(before.bidderId !== undefined && { bidderId: before.bidderId }) }
      return {
        after: { ...before, documentCount: before.documentCount + (former ? 0 : 1), lastUpdated: at },
        events: [{ kind: 'document_added', name: document.name }],
        audited: [{ action: 'legal_case.document_add', after: { documentId: id, number: added.number, checksum } }],
        others: [former ? caseDocumentRecord.replacement(whole, former.version) : caseDocumentRecord.creation(whole)],
      }
    })
    return documentOf(document)
  }

/** Bytes of one write to a stream. */
const pieceSize = 64 * 1024

/** Views of the bytes: a document is held once, however it is stored. */
async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize)
}

const sameFile = (document: CaseDocumentDocument, checksum: string): CaseDocument => {
  if (document.removedAt !== undefined) throw notFound('Document')
  if (document.versions.at(-1)?.checksum !== checksum) throw new Failure('idempotency_mismatch')
  return documentOf(document)
}

const givenFields = (fields: Record<string, string>) => {
  const { success, data, error } = caseDocumentForm.safeParse(fields)
  if (success) return data
  const problems = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.') || 'form', message]))
  throw new Failure('invalid_request', { fields: problems })
}

export const updateCaseDocument: UseCase<typeof calls.updateCaseDocument> = async ({ params, body: { name, type } }, context) => {
  await changeCase(params.id, context, async (before) => {
    requireOpen(before)
    const { document, version } = await readDocument(context.house, params)
    const after = { ...document, ...(name !== undefined && { name }), ...(type !== undefined && { documentType: type }) }
    if (after.name === document.name && after.documentType === document.documentType) return undefined
    return {
      after: { ...before, lastUpdated: context.now.toISOString() },
      events: [{ kind: 'document_changed', name: after.name }],
      audited: [{ action: 'legal_case.document_change', before: audited(document), after: audited(after) }],
      others: [caseDocumentRecord.replacement(after, version)],
    }
  })
  return documentOf((await readDocument(context.house, params)).document)
}

/** A name may name a person, so the timeline alone has it. */
const audited = ({ id, documentType }: CaseDocumentDocument) => ({ documentId: id, documentType })

/** Sent as a download under the content type of its version; browsers run nothing of it in the product's origin. */
export const downloadCaseDocument =
  (files: FileStore): UseCase<typeof calls.downloadCaseDocument> =>
  async ({ params, query }, { house, claims, auctionHouseId }) => {
    const { document } = await readDocument(house, params)
    const { number = document.versions.length } = query
    const version = document.versions.find((one) => one.number === number)
    if (!version) throw notFound('Document')
    return {
      contentType: contentTypes[documentExtension(version.fileName) ?? document.extension],
      fileName: version.fileName,
      body: await readVersion(files, { ...claims, auctionHouseId, caseId: params.id, documentId: document.id }, version.checksum),
    }
  }
