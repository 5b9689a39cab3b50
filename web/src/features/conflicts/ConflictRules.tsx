import {
  type BidderConflictRules,
  readConflictRules,
  bidderConflictRules as schema,
  updateConflictRules,
} from '@auctionwiz/contracts/conflict-rules'
import { bidderConflictFields, listConflicts, readConflict } from '@auctionwiz/contracts/conflicts'
import { conflictRules } from '@auctionwiz/contracts/sync-settings'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { look } from '../../ui/look.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import type { Versioned } from '../../ui/record-form/record-changes.ts'
import { knownVersion, SettingsDialog, unsaved } from '../../ui/record-form/SettingsDialog.tsx'
import { shapesOf } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { conflictText } from './messages.ts'
import { rulesText as text } from './rules-messages.ts'

const shapes = shapesOf(schema)

type Answer = BidderConflictRules & { version?: string | undefined }

const valuesOf = ({ version = unsaved, ...values }: Answer): Versioned<BidderConflictRules> => ({ values, version })

/** Who wins a conflict between a bidder and a row of an import, field by field. */
const ConflictRules = ({ onClose }: { onClose: () => void }) => (
  <SettingsDialog title={text.title} settings={useQuery(readConflictRules, {})} loadFailed={text.loadFailed} onClose={onClose}>
    {(opened) => <RulesForm opened={opened} onClose={onClose} />}
  </SettingsDialog>
)

const RulesForm = ({ opened, onClose }: { opened: Answer; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const mayNot = usePermissionReason(updateConflictRules.access.permission)
  const form = useRecordForm({
    opened: valuesOf(opened),
    check: () => ({}),
    send: (values, { version }) => call(updateConflictRules, { body: { ...values, ...knownVersion(version) } }),
    latest: async () => valuesOf(await call(readConflictRules, {})),
    onSaved: () => {
      toast({ text: text.saved })
      refresh([readConflictRules, listConflicts, readConflict])
      onClose()
    },
  })
  const options = conflictRules.map((one) => [one, text.rules[one]] as const)
  const fields = { name: 'conflict-rules', form, shapes, labels: conflictText.fields }
  return (
    <RecordDialog
      {...fields}
      title={text.title}
      width={480}
      reason={mayNot}
      show={(_field, value) => options.find(([one]) => one === value)?.[1] ?? value}
      onClose={onClose}
    >
      <p className={look('muted', 'noMargin')}>{text.explanation}</p>
      {bidderConflictFields.map((field) => (
        <RecordField key={field} {...fields} field={field} options={options} disabled={mayNot !== undefined} />
      ))}
    </RecordDialog>
  )
}

export default ConflictRules
