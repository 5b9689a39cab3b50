import { uploadLimit } from '@auctionwiz/contracts/upload-files'
import { importedCategories, type UploadCategory } from '@auctionwiz/contracts/uploads'
import { storedExtensions } from '@auctionwiz/domain/files/stored-extensions'
import { importedTypes, isTable, tableKindOf } from '@auctionwiz/domain/files/table-kind'
import { withTexts } from '../../messages/catalogue.ts'
import { sharedTexts } from '../../messages/shared-messages.ts'

/** Checks made in the browser before anything is sent; the service makes them again. */

/** The files that can be chosen. */
export const acceptedFiles = storedExtensions.map((extension) => `.${extension}`).join(',')

/** Whether the service imports a file, or stores it. */
export const isImported = ({ name }: Pick<File, 'name'>, category: UploadCategory): boolean =>
  importedCategories.includes(category) && isTable(name)

/** The problem with one file, or `undefined`. Of a CSV for import it reads only the first bytes and checks them like the service. */
export const fileProblem = async (file: File, category: UploadCategory): Promise<string | undefined> => {
  if (file.size === 0) return sharedTexts.fileEmpty({ file: file.name })
  if (!isImported(file, category)) return (await withTexts(() => import('./stored-problem.ts'))()).storedProblem(file)
  return importProblem(file)
}

/** The problem with a file for import. */
export const importProblem = async (file: File): Promise<string | undefined> => {
  if (file.size === 0) return sharedTexts.fileEmpty({ file: file.name })
  if (tableKindOf(file.name)) return (await withTexts(() => import('./table-problem.ts'))()).tableProblem(file)
  if (!isTable(file.name)) return sharedTexts.fileType({ file: file.name, expected: importedTypes })
  const { sniffLength, sniffText } = await import('@auctionwiz/domain/files/sniff')
  const start = new Uint8Array(await file.slice(0, sniffLength).arrayBuffer())
  return sniffText(start).kind === 'text' ? undefined : sharedTexts.fileType({ file: file.name, expected: 'CSV' })
}

export const totalSize = (files: readonly { size: number }[]): number => files.reduce((sum, file) => sum + file.size, 0)

export const sizeProblem = (files: readonly { size: number }[]): string | undefined =>
  totalSize(files) > uploadLimit ? sharedTexts.uploadTooLarge : undefined

/** A chosen file, and its problem once it was checked. */
export interface ChosenFile {
  file: File
  problem: string | undefined
}

const checked = (files: readonly File[], category: UploadCategory): Promise<ChosenFile[]> =>
  Promise.all(files.map(async (file) => ({ file, problem: await fileProblem(file, category) })))

/** Checks chosen files and adds them; a file replaces an earlier one of the same name. */
export const addFiles = async (chosen: readonly ChosenFile[], added: readonly File[], category: UploadCategory): Promise<ChosenFile[]> => [
  ...chosen.filter(({ file }) => !added.some((other) => other.name === file.name)),
  ...(await checked(added, category)),
]

/** The chosen files, checked for another category. */
export const recheckedFiles = (chosen: readonly ChosenFile[], category: UploadCategory): Promise<ChosenFile[]> =>
  checked(
    chosen.map(({ file }) => file),
    category,
  )
