import { tableLimits } from '@auctionwiz/contracts/upload-files'
import { type WholeKind, wholeKindOf } from './table-kind.ts'
import { TableProblem, tableProblems } from './table-problem.ts'
import { xmlRows } from './xml-rows.ts'
import { zipDirectory } from './zip-directory.ts'

const zipStart = [0x50, 0x4b, 0x03, 0x04]
/** The container of Office files before 2007, and of newer ones with a password. */
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte)

/** Checks a workbook before it is unpacked, or an XML file. Throws `TableProblem`. */
export const checkTable = (file: string, bytes: Uint8Array): void => checks[wholeKindOf(file) ?? 'xlsx'](file, bytes)

const checkXlsx = (file: string, bytes: Uint8Array): void => {
  if (startsWith(bytes, compoundStart))
    throw new TableProblem(isEncrypted(bytes) ? tableProblems.encrypted(file) : tableProblems.notXlsx(file))
  if (!startsWith(bytes, zipStart)) throw new TableProblem(tableProblems.notXlsx(file))
  const files = zipDirectory(bytes)
  if (files === undefined) throw new TableProblem(tableProblems.broken(file))
  if (files.some(({ encrypted }) => encrypted)) throw new TableProblem(tableProblems.encrypted(file))
  if (!files.some(({ name }) => /^[\\/]?xl[\\/]|(?:^|[\\/])workbook\d*\.xml$/i.test(name)))
    throw new TableProblem(tableProblems.notXlsx(file))
  if (files.reduce((sum, { size }) => sum + size, 0) > tableLimits.unpacked) throw new TableProblem(tableProblems.unpacked(file))
}

const checkXls = (file: string, bytes: Uint8Array): void => {
  if (!startsWith(bytes, compoundStart)) throw new TableProblem(tableProblems.notXls(file))
  if (isEncrypted(bytes)) throw new TableProblem(tableProblems.encrypted(file))
}

const checks: Record<WholeKind, (file: string, bytes: Uint8Array) => void> = {
  xlsx: checkXlsx,
  xls: checkXls,
  xml: xmlRows,
}

const encryptedPackage = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])

/** The stream that contains an encrypted workbook; the container's directory has its name in UTF-16. */
const isEncrypted = (bytes: Uint8Array): boolean => {
  for (let at = bytes.indexOf(0x45); at !== -1; at = bytes.indexOf(0x45, at + 1))
    if (startsWith(bytes.subarray(at, at + encryptedPackage.length), encryptedPackage)) return true
  return false
}
