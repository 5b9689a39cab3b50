import { sharedTexts } from '@auctionwiz/contracts/shared-texts'
import { uploadLimit } from '@auctionwiz/contracts/uploads'
import { sniffLength, sniffText } from '@auctionwiz/domain/files/sniff'
import { fill } from '../../messages/index.ts'

/** Checks made in the browser before anything is sent; the service makes them again. */

/** The extension of files imported today. */
export const acceptedExtension = '.csv'

/** The problem with one file, or `undefined`. Reads the first bytes alone, and judges them as the service will. */
export const fileProblem = async (file: File): Promise<string | undefined> => {
  if (file.size === 0) return fill(sharedTexts.fileEmpty, { file: file.name })
  const start = new Uint8Array(await file.slice(0, sniffLength).arrayBuffer())
  const readable = file.name.toLowerCase().endsWith(acceptedExtension) && sniffText(start).kind === 'text'
  return readable ? undefined : fill(sharedTexts.fileType, { file: file.name, expected: 'CSV' })
}

export const totalSize = (files: readonly { size: number }[]): number => files.reduce((sum, file) => sum + file.size, 0)

export const sizeProblem = (files: readonly { size: number }[]): string | undefined =>
  totalSize(files) > uploadLimit ? sharedTexts.uploadTooLarge : undefined

/** A file that was chosen, and what is wrong with it once it was looked at. */
export interface ChosenFile {
  file: File
  problem: string | undefined
}

/** Looks at chosen files and adds them; one of the same name replaces the earlier, as it would in a folder. */
export const addFiles = async (chosen: readonly ChosenFile[], added: readonly File[]): Promise<ChosenFile[]> => [
  ...chosen.filter(({ file }) => !added.some((other) => other.name === file.name)),
  ...(await Promise.all(added.map(async (file) => ({ file, problem: await fileProblem(file) })))),
]
