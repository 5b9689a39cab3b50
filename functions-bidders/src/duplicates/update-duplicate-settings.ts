import type { updateDuplicateSettings as endpoint } from '@auctionwiz/contracts/duplicates'
import type { UseCase } from '@auctionwiz/platform/core/context'
import { Failure } from '@auctionwiz/platform/core/failure'
import { isStoreError, type Write } from '@auctionwiz/platform/core/store'
import { type DuplicateSettingsDocument, duplicateSettingsId, settingsOf, unsetVersion } from './duplicate-settings.ts'

export const updateDuplicateSettings: UseCase<typeof endpoint> = async ({ body: { version, ...chosen } }, { house, audit }) => {
  const { version: stored, ...before } = await settingsOf(house)
  if (stored !== version) throw new Failure('stale_version')
  const document: DuplicateSettingsDocument = { id: duplicateSettingsId, type: 'duplicate-settings', ...chosen }
  const write: Write = version === unsetVersion ? { kind: 'create', document } : { kind: 'replace', document, version }
  const event = audit({ action: 'duplicates.settings', subjectType: 'settings', subjectId: duplicateSettingsId, before, after: chosen })
  const [written = ''] = await house.write([write, event]).catch((error: unknown) => {
    throw isStoreError(error, 'exists') ? new Failure('stale_version') : error
  })
  return { ...chosen, version: written }
}
