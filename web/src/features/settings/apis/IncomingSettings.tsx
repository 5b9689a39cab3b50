import { type IncomingFolder, listArrivals, readIncomingFolder, updateIncomingFolder } from '@auctionwiz/contracts/incoming'
import { listImportMappings } from '@auctionwiz/contracts/saved-mappings'
import { importedCategories, uploadCategories } from '@auctionwiz/contracts/uploads'
import { useCall, useQuery } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../../ui/record-form/RecordField.tsx'
import type { Versioned } from '../../../ui/record-form/record-changes.ts'
import { knownVersion, unsaved } from '../../../ui/record-form/SettingsDialog.tsx'
import { shapesOf } from '../../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { categoryHint } from '../../uploads/category-hint.ts'
import { uploadText } from '../../uploads/messages.ts'
import { apisText } from './messages.ts'

const text = apisText.incoming
const shapes = shapesOf(updateIncomingFolder.body)

interface Values {
  enabled: boolean
  category: string
  /** '' for none. */
  mappingId: string
  notifyIds: readonly string[]
}

/** @param first who is notified where nobody has saved the settings yet */
const valuesOf = (
  { enabled, category, mappingId = '', notifyIds, version = unsaved }: IncomingFolder,
  first: string,
): Versioned<Values> => ({
  values: { enabled, category, mappingId, notifyIds: version === unsaved ? [first] : notifyIds },
  version,
})

/** Turns the folder on or off and says how its files are read and who is notified. */
const IncomingSettings = ({ folder, onClose }: { folder: IncomingFolder; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const { user } = useSignedIn()
  const mappings = useQuery(listImportMappings, {}).data?.mappings ?? []
  const form = useRecordForm({
    opened: valuesOf(folder, user.id),
    check: () => ({}),
    send: ({ enabled, category, mappingId, notifyIds }, { version }) => {
      const chosen = uploadCategories.find((one) => one === category) ?? folder.category
      const mapping = mappingId !== '' && importedCategories.includes(chosen) ? { mappingId } : {}
      const body = { enabled, category: chosen, ...mapping, notifyIds: [...notifyIds], ...knownVersion(version) }
      return call(updateIncomingFolder, { body })
    },
    latest: async () => valuesOf(await call(readIncomingFolder, {}), user.id),
    onSaved: () => {
      toast({ text: text.saved })
      refresh([readIncomingFolder, listArrivals])
      onClose()
    },
    onFailed: () => toast({ tone: 'problem', text: text.saveFailed }),
  })
  const { category } = form.values
  const chosen = uploadCategories.find((one) => one === category) ?? folder.category
  const isImported = importedCategories.includes(chosen)
  const fields = { name: 'incoming', form, shapes, labels: text.labels }
  return (
    <RecordDialog {...fields} title={text.title} width={520} onClose={onClose}>
      <RecordField {...fields} field="enabled" toggle />
      <RecordField
        {...fields}
        field="category"
        hint={categoryHint(chosen)}
        options={uploadCategories.map((one) => [one, uploadText.categories[one]])}
      />
      {isImported && (
        <RecordField
          {...fields}
          field="mappingId"
          hint={text.mappingHint}
          options={[['', text.ownColumns], ...mappings.map(({ id, name }) => [id, name] as const)]}
        />
      )}
      <RecordField {...fields} field="notifyIds" options={folder.people.map(({ id, name }) => [id, name])} />
    </RecordDialog>
  )
}

export default IncomingSettings
