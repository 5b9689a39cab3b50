import { createGroup, type HouseGroup, listGroups, updateGroup } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { RecordDialog } from '../../../ui/record-form/RecordDialog.tsx'
import { useChangedRecord } from '../../../ui/record-form/use-changed-record.ts'
import { type RecordForm, useRecordForm } from '../../../ui/record-form/use-record-form.ts'
import { toast } from '../../../ui/Toasts.tsx'
import { GroupFields } from './GroupFields.tsx'
import { checkGroup, emptyGroup, type GroupValues, groupChange, groupValues, newGroupOf } from './group-form.ts'
import { groupsText as text } from './messages.ts'
import { useGroupReason } from './use-group-reason.ts'

interface GroupDialogProps {
  houses: readonly AuctionHouse[]
  onClose: () => void
}

/** Groups auction houses. */
export const NewGroupDialog = ({ houses, onClose }: GroupDialogProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const form = useRecordForm({
    opened: { values: emptyGroup, version: '' },
    check: checkGroup,
    send: (values) => call(createGroup, { body: newGroupOf(values) }),
    onSaved: () => {
      toast({ text: text.created })
      refresh([listGroups])
      onClose()
    },
    onFailed: () => toast({ tone: 'problem', text: text.createFailed }),
  })
  return (
    <GroupDialog title={text.create} form={form} houses={houses} submit={{ label: text.create, busy: text.creating }} onClose={onClose} />
  )
}

/** Changes a group. */
export const EditGroupDialog = ({ group, houses, onClose }: GroupDialogProps & { group: HouseGroup }) => {
  const call = useCall()
  const reason = useGroupReason(group)
  const form = useChangedRecord({
    opened: group,
    valuesOf: groupValues,
    check: checkGroup,
    send: (values, base) => call(updateGroup, { params: { id: group.id }, body: groupChange(values, base) }),
    reread: async () => (await call(listGroups, {})).groups.find(({ id }) => id === group.id),
    refreshes: [listGroups],
    saved: ({ name }) => text.saved({ name }),
    failed: text.saveFailed,
    onClose,
  })
  return <GroupDialog title={text.edit({ name: group.name })} form={form} houses={houses} reason={reason} onClose={onClose} />
}

interface FormDialogProps extends GroupDialogProps {
  title: string
  form: RecordForm<GroupValues>
  submit?: { label: string; busy: string }
  reason?: string | undefined
}

const GroupDialog = ({ houses, form, ...dialog }: FormDialogProps) => (
  <RecordDialog
    name="group"
    form={form}
    labels={text.labels}
    show={(_, value) => (typeof value === 'string' ? value : namesOf(value, houses))}
    {...dialog}
  >
    <GroupFields name="group" form={form} houses={houses} />
  </RecordDialog>
)

const namesOf = (ids: readonly string[], houses: readonly AuctionHouse[]): string =>
  houses
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')
