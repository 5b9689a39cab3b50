import { inviteUser, listInvitations } from '@auctionwiz/contracts/invitations'
import { type Permission, permissionsOf } from '@auctionwiz/contracts/permissions'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { shapesOf } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { checkInvite, emptyInvite, inviteBody, inviteProblem } from './invite-form.ts'
import { inviteText as text } from './messages.ts'
import { PermissionPicker } from './PermissionPicker.tsx'
import { administered } from './people.ts'
import { RoleChoice } from './RoleChoice.tsx'

const shapes = shapesOf(inviteUser.body)

/** Invites a person by email and shows immediately whether the email was sent. */
const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const who = useSignedIn()
  const houses = administered(who)
  const holds = (house: string, permission: Permission) =>
    who.access.accountRole === 'owner' ||
    who.access.houses.some(({ auctionHouseId, permissions }) => auctionHouseId === house && permissions.includes(permission))
  const first = houses.find(({ id }) => id === who.auctionHouseId) ?? houses[0]
  const call = useCall()
  const refresh = useRefresh()
  const form = useRecordForm({
    opened: { values: emptyInvite(first?.id), version: '' },
    check: checkInvite,
    send: (values) => {
      const body = inviteBody(values)
      const [auctionHouseId] = body.auctionHouseIds
      return call(inviteUser, { body, ...(auctionHouseId && { auctionHouseId }) })
    },
    onSaved: ({ email, delivery }) => {
      const failed = delivery === 'failed'
      toast({ tone: failed ? 'problem' : 'done', text: (failed ? text.undelivered : text.sent)({ email }) })
      refresh([listInvitations])
      onClose()
    },
    onFailed: () => toast({ tone: 'problem', text: text.failed }),
  })
  const { values, errors, type } = form
  const { role, auctionHouseIds, permissions } = values
  const fields = { name: 'invite', form, shapes, labels: text.labels }
  return (
    <RecordDialog
      title={text.title}
      note={text.valid}
      name="invite"
      form={form}
      labels={text.labels}
      summary={inviteProblem(values)}
      submit={{ label: text.send, busy: text.sending }}
      onClose={onClose}
    >
      <RecordField {...fields} field="email" />
      <RoleChoice
        id="invite-role"
        value={role === '' ? undefined : role}
        error={errors.role}
        onChange={(chosen) => type({ role: chosen, permissions: permissionsOf(chosen) })}
      />
      {role !== '' && (
        <PermissionPicker
          ofRole={permissionsOf(role)}
          value={permissions}
          mayGive={(permission) => auctionHouseIds.every((id) => holds(id, permission))}
          onChange={(chosen) => type({ permissions: chosen })}
        />
      )}
      <RecordField {...fields} field="auctionHouseIds" options={houses.map(({ id, name }) => [id, name])} />
      <RecordField {...fields} field="personalMessage" placeholder={text.messageHint} />
    </RecordDialog>
  )
}

export default InviteDialog
