import { tableLimits } from '@auctionwiz/contracts/uploads'
import { checkTable } from '@auctionwiz/domain/files/check-table'
import { TableProblem, tableProblems } from '@auctionwiz/domain/files/table-problem'
import { phraseShown } from '../../messages/field-messages.ts'

/** The problem with a workbook or JSON file that is detectable without unpacking. Reads the whole file if it is within the size limit. */
export const tableProblem = async (file: File): Promise<string | undefined> => {
  if (file.size > tableLimits.bytes) return phraseShown(tableProblems.tooLarge(file.name))
  try {
    checkTable(file.name, new Uint8Array(await file.arrayBuffer()))
    return undefined
  } catch (error) {
    if (error instanceof TableProblem) return phraseShown(error.message)
    throw error
  }
}
