import type { MatchModel } from '@auctionwiz/domain/duplicates/model/match-model'
import { usualModel } from '@auctionwiz/domain/duplicates/model/short-model'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { duplicateModelId, duplicateModelRecord, isCurrentModel } from '@auctionwiz/records/duplicate-searches'

/** The limit of values per column with a stored frequency: about 60 KB in total. */
export const modelValues = 400

/** The model of the last search; the usual one before the first, and after one by an earlier release that learnt other things. */
export const houseModel = async (house: PartitionReader): Promise<MatchModel> => {
  const model = (await readerOf(duplicateModelRecord, house).find(duplicateModelId))?.document.model
  return model && isCurrentModel(model) ? model : usualModel()
}
