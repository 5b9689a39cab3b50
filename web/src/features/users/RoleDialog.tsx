import { adjustmentMarks } from '@auctionwiz/contracts/held-permissions'
import { listInvitations } from '@auctionwiz/contracts/invitations'
import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { type AccountUser, assignUser, changeUserRole, listUsers, readUser, readUserActivity } from '@auctionwiz/contracts/users'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { textOr } from '../../messages/index.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { recordText } from '../../ui/record-form/messages.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import type { Versioned } from '../../ui/record-form/record-changes.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { panelText, usersText as text } from './messages.ts'
import { houseToManage } from './people.ts'
import { RoleChoice } from './RoleChoice.tsx'

interface RoleValues {
  role: HouseRole | ''
  /** Individual grants and denials: not changed here, shown when others change them. */
  adjustments: readonly string[]
}

const roleValues = (user: AccountUser, auctionHouseId: string): Versioned<RoleValues> => {
  const held = user.houses.find((house) => house.auctionHouseId === auctionHouseId)
  return { values: { role: held?.role ?? '', adjustments: adjustmentMarks(held?.adjustments) }, version: user.version }
}

/** Changes the role in one house: the current one, or one where the person works. */
const RoleDialog = ({ user, onClose }: { user: AccountUser; onClose: () => void }) => {
  const who = useSignedIn()
  const call = useCall()
  const refresh = useRefresh()
  const auctionHouseId = houseToManage(user, who) ?? ''
  const house = who.account.auctionHouses.find(({ id }) => id === auctionHouseId)?.name ?? ''
  const { id, name } = user
  const form = useRecordForm({
    opened: roleValues(user, auctionHouseId),
    check: ({ role }) => (role === '' ? { role: recordText.required } : {}),
    send: async ({ role }, base) => {
      if (role === '' || role === base.values.role) return undefined
      const { version } = base
      await (base.values.role === ''
        ? call(assignUser, { body: { userId: id, role, auctionHouseId, version }, auctionHouseId })
        : call(changeUserRole, { params: { id }, body: { role, version }, auctionHouseId }))
      return role
    },
    latest: async () => roleValues((await call(readUser, { params: { id } })).user, auctionHouseId),
    onSaved: (role) => {
      if (role) {
        toast({ text: text.roleChanged({ name, role: text.roles[role], house }) })
        refresh([listUsers, readUser, readUserActivity, listInvitations])
      }
      onClose()
    },
  })
  const { values, errors, type } = form
  return (
    <RecordDialog
      title={panelText.roleTitle({ name, house })}
      note={panelText.roleNote}
      name="role"
      form={form}
      labels={panelText.roleLabels}
      show={(_, value) => (typeof value === 'string' ? textOr(text.roles, value || 'none') : value.join(', '))}
      titleOf={(wrong, error) => (wrong.length > 0 ? recordText.checkFields : `${text.roleFailed} ${errorMessage(error)}`)}
      submit={{ label: panelText.roleSave, busy: panelText.saving }}
      onClose={onClose}
    >
      <RoleChoice
        id="role-role"
        value={values.role === '' ? undefined : values.role}
        error={errors.role}
        onChange={(role) => type({ role })}
      />
    </RecordDialog>
  )
}

export default RoleDialog
