import { type MatchModel, modelVersion } from '@auctionwiz/domain/duplicates/model/match-model'
import { usualModel } from '@auctionwiz/domain/duplicates/model/short-model'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

/** What the last search learnt of the house's bidders, for checking single ones. */
export interface ModelDocument extends StoredDocument {
  type: 'duplicate-model'
  model: MatchModel
}

export const modelId = 'duplicates:model'

/** So many values a column are kept with their frequency: about 60 KB in all. */
export const modelValues = 400

/** The model of the last search; the usual one before the first, and after one by an earlier release that learnt other things. */
export const houseModel = async (house: PartitionReader): Promise<MatchModel> => {
  const model = (await house.read<ModelDocument>(modelId))?.document.model
  return model?.version === modelVersion ? model : usualModel()
}
