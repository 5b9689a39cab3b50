import { lotFileLimits } from '@auctionwiz/contracts/lot-files'
import { fileSniffer } from '@auctionwiz/domain/files/sniff'
import { type LotFile, type LotFileProblem, readLotFile } from '@auctionwiz/domain/lot-files/read-file'
import { writeNumber } from '../../../app/write-number.ts'
import { sizeText } from '../../uploads/sizes.ts'
import { lotFileText as text } from './messages.ts'

/** A chosen file, or why it cannot be read. */
export type Chosen = { file: LotFile } | { problem: string }

/** Checks the limits before it reads the file. */
export const readChosen = async (file: File): Promise<Chosen> => {
  if (file.size > lotFileLimits.bytes) return { problem: text.tooLarge({ size: sizeText(file.size) }) }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sniffer = fileSniffer()
  sniffer.push(bytes)
  const sniffed = sniffer.result()
  if (sniffed.kind === 'binary') return { problem: text.notText }
  const read = readLotFile(new TextDecoder(sniffed.encoding).decode(bytes))
  return 'problem' in read ? { problem: problemText(read) } : { file: read }
}

const problemText = (problem: LotFileProblem): string => {
  if (problem.problem === 'columns') return problem.missing.map((field) => text.missing[field]).join(' ')
  if (problem.problem === 'rows') return text.tooMany({ count: writeNumber(problem.count, 0), limit: writeNumber(lotFileLimits.rows, 0) })
  return problem.problem === 'quotes' ? text.quotes : text.empty
}
