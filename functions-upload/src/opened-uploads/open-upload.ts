import type { openUpload as endpoint } from '@auctionwiz/contracts/opened-uploads'
import { tableLimits, uploadLimit } from '@auctionwiz/contracts/upload-files'
import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import { fileProblems } from '@auctionwiz/domain/files/file-problem'
import { fileTypeOf } from '@auctionwiz/domain/files/file-types'
import { wholeKindOf } from '@auctionwiz/domain/files/table-kind'
import { tableProblems } from '@auctionwiz/domain/files/table-problem'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { HouseContext, UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { derivedId, randomId } from '@auctionwiz/platform/core/store/ids'
import { type OpenedUploadDocument, openedUploadRecord } from '@auctionwiz/records/opened-uploads'
import { checkedFields, isImportedCategory } from '../uploads/create-upload.ts'
import { fingerprintOf } from '../uploads/fingerprint.ts'
import { grantsFor, type OpenedPorts, whatIsOpened } from './opened-upload.ts'

interface Announced {
  name: string
  size: number
}

/** Checks what can be checked before any byte is sent, and opens the upload. An interrupted one of the same files goes on where it stopped. */
export const openUpload =
  ({ openedFiles }: OpenedPorts): UseCase<typeof endpoint> =>
  async ({ body: { files, resumes, ...form }, idempotencyKey }, context) => {
    const texts = textsOf(form)
    const { category } = await checkedFields(texts, context)
    checkFiles(files, category)
    if (!openedFiles) return {}
    const earlier = resumes === undefined ? undefined : await findSame(resumes, files, context)
    const document = earlier ? await withTexts(earlier, texts, context) : await opened(files, texts, idempotencyKey, context)
    return { opened: await grantsFor(openedFiles, document, context.now) }
  }

type Texts = OpenedUploadDocument['texts']

const textsOf = (form: Readonly<Record<string, string | undefined>>): Texts =>
  Object.fromEntries(Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

const opened = async (
  files: readonly Announced[],
  texts: Texts,
  idempotencyKey: string | undefined,
  { house, claims, auctionHouseId, now }: HouseContext,
): Promise<OpenedUploadDocument> => {
  const id = idempotencyKey ? await derivedId('opn', auctionHouseId, idempotencyKey) : randomId('opn')
  const document = openedUploadRecord.document({
    id,
    texts,
    files: files.map(({ name, size }, number) => ({
      name: shortened(name),
      size,
      path: `${claims.accountId}/${auctionHouseId}/${id}/${number}`,
    })),
    openedAt: now.toISOString(),
    ...(idempotencyKey && { fingerprint: await fingerprintOf([texts, files]) }),
  })
  return (await recordsOf(openedUploadRecord, house).createOnce(document, ({ fingerprint }) => fingerprint)).document
}

/** An opened upload of exactly these files. */
const findSame = async (id: string, files: readonly Announced[], { house }: HouseContext): Promise<OpenedUploadDocument | undefined> => {
  const document = (await readerOf(openedUploadRecord, house).find(id))?.document
  const isSame =
    document?.files.length === files.length &&
    document.files.every(({ name, size }, number) => name === shortened(files[number]?.name ?? '') && size === files[number]?.size)
  return isSame ? document : undefined
}

/** The form may have been filled in differently after a reload. */
const withTexts = async ({ id }: OpenedUploadDocument, texts: Texts, { house }: HouseContext): Promise<OpenedUploadDocument> => {
  const changed = await recordsOf(openedUploadRecord, house).change(id, (document) => ({ ...document, texts }))
  if (!changed) throw new Failure('not_found', { what: whatIsOpened })
  return changed.document
}

/** As many characters of a name as an upload keeps: its end, with the extension. */
const shortened = (name: string): string => name.slice(-200)

const checkFiles = (files: readonly Announced[], category: UploadCategory): void => {
  if (files.reduce((sum, { size }) => sum + size, 0) > uploadLimit) throw new Failure('upload_too_large')
  for (const { name, size } of files) {
    const file = shortened(name)
    const refuse = (problem: string): Failure => new Failure('file_unreadable', { file, problem })
    if (!fileTypeOf(file)) throw refuse(fileProblems.unsupported(file))
    if (size === 0) throw new Failure('file_empty', { file })
    if (isImportedCategory(category) && wholeKindOf(file) && size > tableLimits.bytes) throw refuse(tableProblems.tooLarge(file))
  }
}
