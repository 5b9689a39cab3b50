import { type DuplicateSettings, mergeThreshold } from '@auctionwiz/contracts/duplicates'
import type { PartitionReader } from '@auctionwiz/platform/core/partition'
import type { StoredDocument } from '@auctionwiz/platform/core/store'

export interface DuplicateSettingsDocument extends StoredDocument, Omit<DuplicateSettings, 'version'> {
  type: 'duplicate-settings'
}

export const duplicateSettingsId = 'settings:duplicates'

/** The version of settings that nobody has chosen yet. */
export const unsetVersion = 'unset'

/** The house's settings; merging without review is off until somebody turns it on. */
export const settingsOf = async (house: PartitionReader): Promise<DuplicateSettings> => {
  const stored = await house.read<DuplicateSettingsDocument>(duplicateSettingsId)
  if (!stored) return { threshold: mergeThreshold.usual, automatic: false, version: unsetVersion }
  const { threshold, automatic } = stored.document
  return { threshold, automatic, version: stored.version }
}
