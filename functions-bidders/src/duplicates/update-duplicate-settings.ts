import type { updateDuplicateSettings as endpoint } from '@auctionwiz/contracts/duplicate-settings'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { isStoreError } from '@auctionwiz/platform/core/store/store'
import { duplicateSettingsId, duplicateSettingsRecord } from '@auctionwiz/records/duplicate-searches'
import { settingsOf, unsetVersion } from './duplicate-settings.ts'

export const updateDuplicateSettings: UseCase<typeof endpoint> = async ({ body: { version, ...chosen } }, { house, audit }) => {
  const { version: stored, ...before } = await settingsOf(house)
  if (stored !== version) throw new Failure('stale_version')
  const settings = recordsOf(duplicateSettingsRecord, house)
  const document = { ...chosen, id: duplicateSettingsId }
  const event = audit({ action: 'duplicates.settings', subjectType: 'settings', subjectId: duplicateSettingsId, before, after: chosen })
  const written = version === unsetVersion ? settings.create(document, [event]) : settings.replace(document, version, [event])
  const { version: next } = await written.catch((error: unknown) => {
    throw isStoreError(error, 'exists') ? new Failure('stale_version') : error
  })
  return { ...chosen, version: next }
}
