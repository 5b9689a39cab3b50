import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { type CaseUndoCounts, caseUndoId, caseUndoRecord } from '@auctionwiz/records/case-changes'

/** What the undo of an import did to cases. Each batch counted itself, so an interrupted undo counts nothing twice. */
export const readUndoneCases = async (house: PartitionReader, uploadId: string): Promise<CaseUndoCounts> => {
  const { casesRemoved = 0, casesRestored = 0 } = (await readerOf(caseUndoRecord, house).find(caseUndoId(uploadId)))?.document ?? {}
  return { casesRemoved, casesRestored }
}
