import { tableLimits } from '@auctionwiz/contracts/upload-files'
import { checkTable } from '@auctionwiz/domain/files/check-table'
import { jsonKindOf } from '@auctionwiz/domain/files/table-kind'
import { TableProblem, tableProblems } from '@auctionwiz/domain/files/table-problem'
import { phraseShown } from '../../messages/field-messages.ts'
import { jsonStart } from './json-start.ts'

/** The problem with a workbook, XML or JSON file that is detectable without unpacking. Reads a file within the size limit whole, and of JSON the start. */
export const tableProblem = async (file: File): Promise<string | undefined> => {
  const json = jsonKindOf(file.name)
  if (!json && file.size > tableLimits.bytes) return phraseShown(tableProblems.tooLarge(file.name))
  try {
    if (json) for await (const _ of jsonStart(file, json));
    else checkTable(file.name, new Uint8Array(await file.arrayBuffer()))
    return undefined
  } catch (error) {
    if (error instanceof TableProblem) return phraseShown(error.message)
    throw error
  }
}
