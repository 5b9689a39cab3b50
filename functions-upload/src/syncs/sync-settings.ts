import type * as syncSettings from '@auctionwiz/contracts/sync-settings'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError, type Versioned } from '@auctionwiz/platform/core/store/store'
import { type SyncSettingsDocument, syncSettingsId, syncSettingsRecord, usualSyncSettings } from '@auctionwiz/records/auction-syncs'

const answerOf = ({ document: { frequency, direction, conflicts }, version }: Versioned<SyncSettingsDocument>) => ({
  ...{ frequency, direction, conflicts, version },
})

export const readSyncSettings: UseCase<typeof syncSettings.readSyncSettings> = async (_input, { house }) => {
  const stored = await readerOf(syncSettingsRecord, house).find(syncSettingsId)
  return stored ? answerOf(stored) : usualSyncSettings
}

export const updateSyncSettings: UseCase<typeof syncSettings.updateSyncSettings> = async ({ body: { version, ...settings } }, context) => {
  const all = recordsOf(syncSettingsRecord, context.house)
  const document = { id: syncSettingsId, ...settings }
  const before = version === undefined ? usualSyncSettings : (await all.find(syncSettingsId))?.document
  const { frequency, direction, conflicts } = before ?? usualSyncSettings
  const event = context.audit({
    ...{ action: 'sync.settings', subjectType: 'settings', subjectId: syncSettingsId },
    before: { frequency, direction, conflicts },
    after: settings,
  })
  try {
    return answerOf(await (version === undefined ? all.create(document, [event]) : all.replace(document, version, [event])))
  } catch (error) {
    throw isStoreError(error, 'exists', 'stale', 'missing') ? new Failure('stale_version') : error
  }
}
