import type { Client } from '@auctionwiz/contracts/client'
import { lotFileLimits } from '@auctionwiz/contracts/lot-files'
import { readLotWorkbook } from '@auctionwiz/contracts/lot-workbooks'
import { fileSniffer } from '@auctionwiz/domain/files/sniff'
import { type LotFile, type LotFileProblem, readLotFile } from '@auctionwiz/domain/lot-files/read-file'
import { writeNumber } from '../../../app/write-number.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { sizeText } from '../../uploads/sizes.ts'
import { lotFileText as text } from './messages.ts'

/** A workbook with several sheets, of which one is read. */
export interface SeveralSheets {
  workbook: File
  sheet: string
  sheets: readonly string[]
}

/** A chosen file, or why it cannot be read. */
export type Chosen = { file: LotFile; several?: SeveralSheets } | { problem: string; several?: SeveralSheets }

/** Checks the limits before it reads the file. The service reads workbooks. */
export const readChosen = async (file: File, call: Client, wanted?: string): Promise<Chosen> => {
  if (file.size > lotFileLimits.bytes) return { problem: text.tooLarge({ size: sizeText(file.size) }) }
  return /\.xlsx?$/i.test(file.name) ? readWorkbook(file, call, wanted) : readText(file)
}

const readWorkbook = async (workbook: File, call: Client, wanted: string | undefined): Promise<Chosen> => {
  const form = new FormData()
  if (wanted !== undefined) form.append('sheet', wanted)
  form.append('file', workbook)
  try {
    const { csv, sheet, sheets } = await call(readLotWorkbook, { body: form })
    return { ...chosen(csv), ...(sheet !== undefined && sheets && { several: { workbook, sheet, sheets } }) }
  } catch (error) {
    return { problem: errorMessage(error) }
  }
}

const readText = async (file: File): Promise<Chosen> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sniffer = fileSniffer()
  sniffer.push(bytes)
  const sniffed = sniffer.result()
  if (sniffed.kind === 'binary') return { problem: text.notText }
  return chosen(new TextDecoder(sniffed.encoding).decode(bytes))
}

const chosen = (csv: string): Chosen => {
  const read = readLotFile(csv)
  return 'problem' in read ? { problem: problemText(read) } : { file: read }
}

const problemText = (problem: LotFileProblem): string => {
  if (problem.problem === 'columns') return problem.missing.map((field) => text.missing[field]).join(' ')
  if (problem.problem === 'rows') return text.tooMany({ count: writeNumber(problem.count, 0), limit: writeNumber(lotFileLimits.rows, 0) })
  return problem.problem === 'quotes' ? text.quotes : text.empty
}
