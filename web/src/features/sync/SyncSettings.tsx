import { syncDirections } from '@auctionwiz/contracts/auction-sync'
import {
  conflictRules,
  readSyncSettings,
  type SyncSettings as Settings,
  syncSettings as schema,
  syncFrequencies,
  updateSyncSettings,
} from '@auctionwiz/contracts/sync-settings'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import type { Versioned } from '../../ui/record-form/record-changes.ts'
import { knownVersion, SettingsDialog, unsaved } from '../../ui/record-form/SettingsDialog.tsx'
import { shapesOf } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { syncSettingsText as text } from '../sync-runs/messages.ts'

type Values = Pick<Settings, 'frequency' | 'direction' | 'conflicts'>

const shapes = shapesOf(schema)

const valuesOf = ({ version = unsaved, ...values }: Settings): Versioned<Values> => ({ values, version })

/** When the house's imported auctions sync, in which direction, and who wins a conflict. */
const SyncSettings = ({ onClose }: { onClose: () => void }) => (
  <SettingsDialog title={text.title} settings={useQuery(readSyncSettings, {})} loadFailed={text.loadFailed} onClose={onClose}>
    {(opened) => <SettingsForm opened={opened} onClose={onClose} />}
  </SettingsDialog>
)

const SettingsForm = ({ opened, onClose }: { opened: Settings; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const mayNot = usePermissionReason(updateSyncSettings.access.permission)
  const form = useRecordForm({
    opened: valuesOf(opened),
    check: () => ({}),
    send: (values, { version }) => call(updateSyncSettings, { body: { ...values, ...knownVersion(version) } }),
    latest: async () => valuesOf(await call(readSyncSettings, {})),
    onSaved: () => {
      toast({ text: text.saved })
      refresh([readSyncSettings])
      onClose()
    },
  })
  const options = {
    frequency: syncFrequencies.map((one) => [one, text.frequencies[one]] as const),
    direction: syncDirections.map((one) => [one, text.directions[one]] as const),
    conflicts: conflictRules.map((one) => [one, text.rules[one]] as const),
  }
  const fields = { name: 'sync', form, shapes, labels: text.labels }
  return (
    <RecordDialog
      {...fields}
      title={text.title}
      width={480}
      reason={mayNot}
      show={(field, value) => options[field].find(([one]) => one === value)?.[1] ?? value}
      onClose={onClose}
    >
      <RecordField {...fields} field="frequency" options={options.frequency} disabled={mayNot !== undefined} />
      <RecordField {...fields} field="direction" options={options.direction} hint={text.directionHint} disabled={mayNot !== undefined} />
      <RecordField {...fields} field="conflicts" options={options.conflicts} hint={text.conflictsHint} disabled={mayNot !== undefined} />
    </RecordDialog>
  )
}

export default SyncSettings
