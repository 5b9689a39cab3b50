import { mergeThreshold } from '@auctionwiz/contracts/duplicate-counts'
import type { DuplicateSettings } from '@auctionwiz/contracts/duplicate-settings'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { PartitionReader } from '@auctionwiz/platform/core/store/partition'
import { duplicateSettingsId, duplicateSettingsRecord } from '@auctionwiz/records/duplicate-searches'

/** The version of settings that nobody has chosen yet. */
export const unsetVersion = 'unset'

/** The house's settings; automatic merging is off by default. */
export const settingsOf = async (house: PartitionReader): Promise<DuplicateSettings> => {
  const stored = await readerOf(duplicateSettingsRecord, house).find(duplicateSettingsId)
  if (!stored) return { threshold: mergeThreshold.usual, automatic: false, version: unsetVersion }
  const { threshold, automatic } = stored.document
  return { threshold, automatic, version: stored.version }
}
