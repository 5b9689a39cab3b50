import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { readReminderSettings, type ReminderSettings as Settings, updateReminderSettings } from '@auctionwiz/contracts/payments-due'
import { listPlatformConnections } from '@auctionwiz/contracts/platform-auctions'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useCan, usePermissionReason } from '../../app/permissions.ts'
import { look } from '../../ui/look.ts'
import { FieldPair } from '../../ui/record-form/FieldPair.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import type { Versioned } from '../../ui/record-form/record-changes.ts'
import { knownVersion, SettingsDialog, unsaved } from '../../ui/record-form/SettingsDialog.tsx'
import { type FieldShape, problemsIn } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { paymentsDueText as text } from './messages.ts'
import { paymentCalls } from './payment-calls.ts'

const days = ['reminderDays', 'secondNoticeDays', 'finalNoticeDays', 'caseDays'] as const

/** The field of a platform. */
type ReportField = `report_${string}`

const reportField = (platformId: string): ReportField => `report_${platformId}`

/** Days as typed. */
type SettingsValues = Record<(typeof days)[number] | ReportField, string> & { enabled: boolean; howToPay: string }

/** A platform that the house is connected to. */
type Connected = Pick<AnswerOf<typeof listPlatformConnections>['connections'][number], 'id' | 'name'>

const shapesOf = (platforms: readonly Connected[]): Readonly<Record<string, FieldShape>> => ({
  enabled: { kind: 'choice', required: true, options: [] },
  ...Object.fromEntries(days.map((field) => [field, { kind: 'number', required: true, options: [] } as const])),
  ...Object.fromEntries(platforms.map(({ id }) => [reportField(id), { kind: 'number', required: false, options: [] } as const])),
  howToPay: { kind: 'lines', required: false, options: [] },
})

type Answer = Settings & { version?: string | undefined }

const valuesOf = (
  { version = unsaved, enabled, howToPay = '', reports = [], ...answer }: Answer,
  platforms: readonly Connected[],
): Versioned<SettingsValues> => {
  const { reminderDays, secondNoticeDays, finalNoticeDays, caseDays } = answer
  const typed = {
    reminderDays: String(reminderDays),
    secondNoticeDays: String(secondNoticeDays),
    finalNoticeDays: String(finalNoticeDays),
    caseDays: String(caseDays),
  }
  const windows = platforms.map(({ id }): [ReportField, string] => {
    const known = reports.find(({ platformId }) => platformId === id)
    return [reportField(id), known ? String(known.days) : '']
  })
  return { values: { enabled, howToPay, ...typed, ...Object.fromEntries(windows) }, version }
}

const numberOf = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** Of platforms that are not shown here the settings stay. */
const reportsOf = (typed: Record<ReportField, string>, platforms: readonly Connected[], reports: Settings['reports'] = []) => [
  ...reports.filter(({ platformId }) => !platforms.some(({ id }) => id === platformId)),
  ...platforms.flatMap(({ id }) => {
    const value = typed[reportField(id)] ?? ''
    return value.trim() === '' ? [] : [{ platformId: id, days: numberOf(value) }]
  }),
]

const bodyOf = ({ enabled, howToPay, ...typed }: SettingsValues, version: string, reports: NonNullable<Settings['reports']>) => ({
  enabled,
  ...{ reminderDays: numberOf(typed.reminderDays), secondNoticeDays: numberOf(typed.secondNoticeDays) },
  ...{ finalNoticeDays: numberOf(typed.finalNoticeDays), caseDays: numberOf(typed.caseDays) },
  ...(howToPay.trim() !== '' && { howToPay }),
  ...(reports.length > 0 && { reports }),
  ...knownVersion(version),
})

/** When winners who have not paid are reminded, and how they can pay. */
const ReminderSettings = ({ onClose }: { onClose: () => void }) => {
  const maySee = useCan('auctions:import')
  const connections = useQuery(listPlatformConnections, maySee ? {} : null)
  const platforms = connections.data?.connections.filter(({ connectedAt }) => connectedAt !== undefined) ?? []
  const settings = useQuery(readReminderSettings, {})
  return (
    <SettingsDialog
      title={text.settings}
      settings={connections.loading ? { ...settings, data: undefined } : settings}
      loadFailed={text.settingsFailed}
      onClose={onClose}
    >
      {(opened) => <SettingsForm opened={opened} platforms={platforms} onClose={onClose} />}
    </SettingsDialog>
  )
}

interface SettingsFormProps {
  opened: Answer
  platforms: readonly Connected[]
  onClose: () => void
}

const SettingsForm = ({ opened, platforms, onClose }: SettingsFormProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const mayNot = usePermissionReason('payments:process')
  const form = useRecordForm({
    opened: valuesOf(opened, platforms),
    check: (values) => ({
      ...problemsIn(updateReminderSettings.body, bodyOf(values, unsaved, []), values),
      ...Object.fromEntries(
        reportsOf(values, platforms).flatMap(({ platformId, days: typed }) => {
          return typed >= 1 && typed <= 365 ? [] : [[reportField(platformId), text.daysProblem]]
        }),
      ),
    }),
    send: (values, { version }) =>
      call(updateReminderSettings, { body: bodyOf(values, version, reportsOf(values, platforms, opened.reports)) }),
    latest: async () => valuesOf(await call(readReminderSettings, {}), platforms),
    onSaved: () => {
      toast({ text: text.saved })
      refresh([readReminderSettings, ...paymentCalls])
      onClose()
    },
  })
  const reportLabels = Object.fromEntries(platforms.map(({ id, name }) => [reportField(id), text.reportDays({ platform: name })]))
  const fields = { name: 'reminders', form, shapes: shapesOf(platforms), labels: { ...text.settingsLabels, ...reportLabels } }
  const disabled = mayNot !== undefined
  return (
    <RecordDialog {...fields} title={text.settings} reason={mayNot} onClose={onClose}>
      <p className={look('muted', 'noMargin')}>{text.help}</p>
      <p className={look('muted', 'noMargin')}>{text.helpStart}</p>
      <RecordField {...fields} field="enabled" toggle disabled={disabled} />
      <FieldPair>
        <RecordField {...fields} field="reminderDays" unit={text.days} disabled={disabled} />
        <RecordField {...fields} field="secondNoticeDays" unit={text.days} disabled={disabled} />
      </FieldPair>
      <FieldPair>
        <RecordField {...fields} field="finalNoticeDays" unit={text.days} disabled={disabled} />
        <RecordField {...fields} field="caseDays" unit={text.days} disabled={disabled} />
      </FieldPair>
      <RecordField {...fields} field="howToPay" rows={4} hint={text.howToPayHint} disabled={disabled} />
      {platforms.length > 0 && <p className={look('muted', 'noMargin')}>{text.reportHint}</p>}
      {platforms.map(({ id }) => (
        <RecordField key={id} {...fields} field={reportField(id)} unit={text.days} disabled={disabled} />
      ))}
    </RecordDialog>
  )
}

export default ReminderSettings
