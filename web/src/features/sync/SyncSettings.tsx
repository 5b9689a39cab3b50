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
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import type { Versioned } from '../../ui/record-form/record-changes.ts'
import { shapesOf } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { syncSettingsText as text } from '../sync-runs/messages.ts'

type Values = Pick<Settings, 'frequency' | 'direction' | 'conflicts'>

const shapes = shapesOf(schema)

/** Nobody has saved the settings yet: they have no version. */
const unsaved = ''

const valuesOf = ({ version = unsaved, ...values }: Settings): Versioned<Values> => ({ values, version })

/** When the house's imported auctions sync, in which direction, and who wins a conflict. */
const SyncSettings = ({ onClose }: { onClose: () => void }) => {
  const { data, error, reload } = useQuery(readSyncSettings, {})
  if (data) return <SettingsForm opened={data} onClose={onClose} />
  if (error === undefined) return null
  return (
    <Dialog title={text.title} onClose={onClose}>
      <ErrorState compact title={text.loadFailed} error={error} onRetry={reload} />
    </Dialog>
  )
}

const SettingsForm = ({ opened, onClose }: { opened: Settings; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const mayNot = usePermissionReason(updateSyncSettings.access.permission)
  const form = useRecordForm({
    opened: valuesOf(opened),
    check: () => ({}),
    send: (values, { version }) => call(updateSyncSettings, { body: { ...values, ...(version !== unsaved && { version }) } }),
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
