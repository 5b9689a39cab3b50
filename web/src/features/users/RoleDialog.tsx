import { CallError } from '@auctionwiz/contracts/client'
import { listInvitations } from '@auctionwiz/contracts/invitations'
import type { HouseRole } from '@auctionwiz/contracts/permissions'
import { type AccountUser, assignUser, changeUserRole, listUsers, readUser, readUserActivity } from '@auctionwiz/contracts/users'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { toast } from '../../ui/Toasts.tsx'
import { panelText, usersText as text } from './messages.ts'
import { houseToManage } from './people.ts'
import { RemoteChanges } from './RemoteChanges.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import styles from './RoleDialog.module.css'
import { foreignChanges } from './remote-changes.ts'

/** Changes the role in one house: the current one, or one where the person works. Shows conflicting changes before overwriting them. */
const RoleDialog = ({ user: opened, onClose }: { user: AccountUser; onClose: () => void }) => {
  const who = useSignedIn()
  const call = useCall()
  const refresh = useRefresh()
  const [user, setUser] = useState(opened)
  const auctionHouseId = houseToManage(opened, who) ?? ''
  const house = who.account.auctionHouses.find(({ id }) => id === auctionHouseId)?.name ?? ''
  const heldIn = ({ houses }: AccountUser) => houses.find((held) => held.auctionHouseId === auctionHouseId)?.role
  const [role, setRole] = useState<HouseRole | undefined>(heldIn(opened))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [foreign, setForeign] = useState<string[]>()
  const held = heldIn(user)
  const { id, name } = opened

  const send = (chosen: HouseRole) =>
    held === undefined
      ? call(assignUser, { body: { userId: id, role: chosen, auctionHouseId, version: user.version }, auctionHouseId })
      : call(changeUserRole, { params: { id }, body: { role: chosen, version: user.version }, auctionHouseId })

  const save = async () => {
    if (busy || !role) return
    if (role === held) return onClose()
    setBusy(true)
    setProblem(undefined)
    try {
      await send(role)
      toast({ text: text.roleChanged({ name, role: text.roles[role], house }) })
      refresh([listUsers, readUser, readUserActivity, listInvitations])
      onClose()
    } catch (error) {
      const stale = error instanceof CallError && error.code === 'stale_version'
      const now = stale ? (await call(readUser, { params: { id } }).catch(() => undefined))?.user : undefined
      if (now) {
        setUser(now)
        setForeign(foreignChanges(user, now, auctionHouseId))
      } else setProblem(`${text.roleFailed} ${errorMessage(error)}`)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={panelText.roleTitle({ name, house })}
      onClose={onClose}
      onSubmit={() => void save()}
      dirty={role !== held}
      note={panelText.roleNote}
      actions={
        <Button type="submit" look="primary" busy={busy} disabled={role === undefined}>
          {busy ? panelText.saving : panelText.roleSave}
        </Button>
      }
    >
      {foreign && <RemoteChanges key={user.version} changes={foreign} help={panelText.roleStale} />}
      {problem && (
        <p role="alert" className={classes(look('belowL', 'padS', 'rounded'), styles.problem)}>
          {problem}
        </p>
      )}
      <RoleChoice id="role" value={role} onChange={setRole} />
    </Dialog>
  )
}

export default RoleDialog
