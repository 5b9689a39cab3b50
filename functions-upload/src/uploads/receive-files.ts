import { importedCategories, type UploadCategory, uploadForm, uploadLimit } from '@auctionwiz/contracts/uploads'
import type { IncomingForm } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import type { FileStore } from '@auctionwiz/platform/core/files'
import { checkExtension, inspectFile } from './inspect-file.ts'
import type { ReadForm } from './read-form.ts'
import { storageFailure } from './storage-busy.ts'
import type { StoredFile } from './upload-document.ts'

export interface Received {
  fields: { name: string; description: string; category: UploadCategory }
  files: StoredFile[]
}

/**
 * Streams the files of a form into the file store under `folder`. Fields may come before or after the files.
 * On any failure what was stored is removed again.
 */
export const receiveFiles = async (form: IncomingForm, folder: string, readForm: ReadForm, files: FileStore): Promise<Received> => {
  const texts: Record<string, string> = Object.create(null)
  const stored: StoredFile[] = []
  const started: string[] = []
  let total = 0
  const count = (bytes: number): void => {
    total += bytes
    if (total > uploadLimit) throw new Failure('upload_too_large')
  }

  const storeFile = async (name: string, body: ReadableStream<Uint8Array>): Promise<void> => {
    const index = started.length
    const path = `${folder}/${index}`
    started.push(path)
    const inspected = inspectFile(name, body, count)
    const size = await files.write(path, inspected.body, 'text/csv').catch((error: unknown) => {
      throw storageFailure(error)
    })
    stored[index] = { name, size, path, encoding: inspected.encoding() }
  }

  try {
    await readForm(form, {
      field: (name, value) => {
        texts[name] = value
        if (name === 'category') checkCategory(value)
      },
      file: async (name, fileName, body) => {
        if (!/^file_\d{1,3}$/.test(name)) throw new Failure('invalid_request', { fields: { [name]: 'Name the files file_0, file_1, …' } })
        checkExtension(fileName)
        await storeFile(fileName.slice(-200), body)
      },
    })
    return { fields: checkedFields(texts), files: requireFiles(stored) }
  } catch (error) {
    await removeFiles(files, started)
    throw error
  }
}

const checkCategory = (category: string): void => {
  if (!importedCategories.includes(category as UploadCategory))
    throw new Failure('category_unsupported', { category: category.slice(0, 40) })
}

const checkedFields = (texts: Record<string, string>): Received['fields'] => {
  const parsed = uploadForm.safeParse({ ...texts })
  if (parsed.success) return parsed.data
  const missing = ['name', 'description', 'category'].some((field) => (texts[field] ?? '').trim() === '')
  if (missing) throw new Failure('upload_incomplete')
  const fields: Record<string, string> = Object.create(null)
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] = 'Unknown field. Check its spelling.'
    else if (issue.code === 'too_big') fields[issue.path.join('.')] = `Use at most ${issue.maximum} characters.`
    else fields[issue.path.join('.')] = issue.message
  }
  throw new Failure('invalid_request', { fields })
}

const requireFiles = (files: StoredFile[]): StoredFile[] => {
  if (files.length === 0) throw new Failure('upload_incomplete')
  return files
}

/** Nothing of a refused upload is kept. */
export const removeFiles = async (files: FileStore, paths: readonly string[]): Promise<void> => {
  await Promise.all(paths.map((path) => files.remove(path)))
}
