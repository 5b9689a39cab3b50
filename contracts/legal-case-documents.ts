import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, optionalText, text, wholeNumber } from './fields.ts'

/** Documents of a case. Each keeps its earlier versions. */

export const caseDocumentTypes = ['Legal Filing', 'Evidence', 'Correspondence', 'Expert Opinion', 'Reference', 'Contract', 'Other'] as const

/** What a document may be, by extension; the content must be of the same kind. */
export const caseDocumentExtensions = ['pdf', 'doc', 'docx', 'jpg', 'png'] as const
export type CaseDocumentExtension = (typeof caseDocumentExtensions)[number]

/** One document, in bytes. */
export const caseDocumentLimit = 25 * 1024 * 1024
/** Documents of one case, and versions of one document. */
export const caseDocumentCounts = { documents: 500, versions: 50 } as const

const documentVersion = z.object({
  /** 1 for the first. */
  number: z.int(),
  fileName: z.string(),
  size: z.int(),
  /** SHA-256 of the file, in hexadecimal. */
  checksum: z.string(),
  uploadDate: instant,
  uploadedBy: z.string(),
})

export const caseDocument = z.object({
  id,
  name: z.string(),
  type: z.enum(caseDocumentTypes),
  extension: z.enum(caseDocumentExtensions),
  /** Of the latest version. */
  size: z.int(),
  uploadDate: instant,
  /** The latest first. */
  versions: z.array(documentVersion),
})
export type CaseDocument = z.output<typeof caseDocument>

const house = { kind: 'access', scope: 'house' } as const
const refused = ['unauthenticated', 'token_expired', 'forbidden', 'not_found', 'busy', 'invalid_request'] as const
const params = z.strictObject({ id })
const documentParams = z.strictObject({ id, documentId: id })

export const listCaseDocuments = endpoint({
  app: 'auctions',
  name: 'listCaseDocuments',
  summary: 'List the documents of a case, the latest first',
  method: 'GET',
  path: 'legal/cases/{id}/documents',
  access: { ...house, permission: 'legal:documents' },
  params,
  answer: z.object({ documents: z.array(caseDocument) }),
  errors: refused,
})

/** Beside the file. */
export const caseDocumentForm = z.strictObject({
  /** Name and type are required for a new document. */
  name: optionalText(200),
  type: z.optional(z.enum(caseDocumentTypes)),
  documentId: z.optional(id),
})

export const addCaseDocument = endpoint({
  app: 'auctions',
  name: 'addCaseDocument',
  summary: 'Add a document (file; .pdf, .doc, .docx, .jpg, .png, at most 25 MB) to a case, or a version to a document of it',
  method: 'POST',
  path: 'legal/cases/{id}/documents',
  access: { ...house, permission: 'legal:documents_upload' },
  request: 'multipart',
  params,
  /** With `documentId` the file becomes the next version of that document. */
  body: caseDocumentForm,
  answer: caseDocument,
  status: 201,
  errors: [
    ...refused,
    'required_fields',
    'limit_reached',
    'case_closed',
    'file_empty',
    'document_refused',
    'document_too_large',
    'upload_interrupted',
    'unsupported_media',
    'idempotency_mismatch',
  ],
})

export const updateCaseDocument = endpoint({
  app: 'auctions',
  name: 'updateCaseDocument',
  summary: 'Change name and type of a document',
  method: 'PUT',
  path: 'legal/cases/{id}/documents/{documentId}',
  access: { ...house, permission: 'legal:documents_upload' },
  params: documentParams,
  body: z.strictObject({ name: z.optional(text(200)), type: z.optional(z.enum(caseDocumentTypes)) }),
  answer: caseDocument,
  errors: [...refused, 'case_closed'],
})

export const removeCaseDocument = endpoint({
  app: 'auctions',
  name: 'removeCaseDocument',
  summary: 'Remove a document of a case with all its versions; the timeline and the audit log keep its name and checksums',
  method: 'DELETE',
  path: 'legal/cases/{id}/documents/{documentId}',
  access: { ...house, permission: 'legal:delete' },
  params: documentParams,
  answer: z.object({ documents: z.array(caseDocument) }),
  errors: [...refused, 'case_closed'],
})

export const downloadCaseDocument = endpoint({
  app: 'auctions',
  name: 'downloadCaseDocument',
  summary: 'Download a document, by default its latest version',
  method: 'GET',
  path: 'legal/cases/{id}/documents/{documentId}/file',
  access: { ...house, permission: 'legal:documents' },
  params: documentParams,
  query: z.strictObject({ number: z.optional(wholeNumber(1, 1000)) }),
  response: 'file',
  files: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/jpeg',
    'image/png',
  ],
  answer: z.unknown(),
  errors: refused,
})
