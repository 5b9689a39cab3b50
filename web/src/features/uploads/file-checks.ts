import { errorText } from '@auctionwiz/contracts/errors'
import { uploadLimit } from '@auctionwiz/contracts/uploads'

/** Checks made in the browser before anything is sent; the service makes them again. */

/** The first bytes of files that are often renamed to .csv, as hex. */
const foreignStarts: readonly string[] = ['504b0304', '25504446', '89504e47', 'ffd8ff', 'd0cf11e0', '1f8b', '7f454c46']

/** The extensions imported today; every text file with separators reads as CSV. */
export const acceptedExtensions = ['.csv'] as const
const expected = 'CSV'

/** The problem with one file, or `undefined`. Reads the first bytes alone. */
export const fileProblem = async (file: File): Promise<string | undefined> => {
  if (file.size === 0) return errorText('file_empty', { file: file.name })
  const named = acceptedExtensions.some((extension) => file.name.toLowerCase().endsWith(extension))
  const start = new Uint8Array(await file.slice(0, 512).arrayBuffer())
  return named && !isBinary(start) ? undefined : errorText('file_type', { file: file.name, expected })
}

/** Text never holds a zero byte, unless it is UTF-16, which says so at its start. */
const isBinary = (start: Uint8Array): boolean => {
  const hex = Array.from(start.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (foreignStarts.some((foreign) => hex.startsWith(foreign))) return true
  const utf16 = hex.startsWith('fffe') || hex.startsWith('feff')
  return !utf16 && start.includes(0)
}

export const totalSize = (files: readonly { size: number }[]): number => files.reduce((sum, file) => sum + file.size, 0)

export const sizeProblem = (files: readonly { size: number }[]): string | undefined =>
  totalSize(files) > uploadLimit ? errorText('upload_too_large') : undefined

/** Adds chosen files; one of the same name replaces the earlier, as it would in a folder. */
export const addFiles = (files: readonly File[], added: readonly File[]): File[] => [
  ...files.filter((file) => !added.some((other) => other.name === file.name)),
  ...added,
]
