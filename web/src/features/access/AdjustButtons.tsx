import { listGranters } from '@auctionwiz/contracts/access'
import { CallError } from '@auctionwiz/contracts/client'
import { grantersText } from '@auctionwiz/contracts/granters'
import { isAdjustable, type Permission } from '@auctionwiz/contracts/permissions'
import { changeUserRole, listUsers, readUser } from '@auctionwiz/contracts/users'
import { useState } from 'react'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useSignedIn } from '../../app/session/session-context.ts'
import type { SignedInState } from '../../app/session/session-state.ts'
import { text as common } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { toast } from '../../ui/Toasts.tsx'
import { useAction } from '../confirm/use-action.ts'
import { usersText } from '../users/messages.ts'
import { administered } from '../users/people.ts'
import { RemoteChanges } from '../users/RemoteChanges.tsx'
import { foreignChanges } from '../users/remote-changes.ts'
import { type Column, type Decision, heldIn } from './explain-access.ts'
import { decisionText as text } from './messages.ts'

export interface AdjustButtonsProps {
  column: Column
  permission: Permission
  house: string
  decision: Decision
  onChanged: () => void
}

/** Grants or removes one permission of one user in one house; disabled buttons say why. */
export const AdjustButtons = ({ column, permission, house, decision, onChanged }: AdjustButtonsProps) => {
  const { user, auctionHouseId } = column
  const who = useSignedIn()
  const call = useCall()
  const refresh = useRefresh()
  const { busy, run } = useAction()
  const [foreign, setForeign] = useState<string[]>()
  const reason = whyNot(column, permission, house, who)
  const back = decision.adjustment !== undefined
  const label = back ? text.back : decision.allowed ? text.take : text.give
  const change = async () => {
    const held = heldIn(user, auctionHouseId)
    const permissions = decision.allowed ? held.filter((each) => each !== permission) : [...held, permission]
    const input = { params: { id: user.id }, body: { permissions, version: user.version }, auctionHouseId }
    const showOthers = async (error: unknown): Promise<never> => {
      const stale = error instanceof CallError && error.code === 'stale_version'
      if (stale) setForeign(foreignChanges(user, (await call(readUser, { params: { id: user.id } })).user, auctionHouseId))
      throw error
    }
    setForeign(undefined)
    const done = await run(() => call(changeUserRole, input).catch(showOthers), text.failed)
    const words = back ? text.reset : decision.allowed ? text.taken : text.given
    if (done) toast({ text: words({ permission, name: user.name, house }) })
    // Also after a conflict: the table then shows the current state.
    refresh([listUsers, readUser])
    onChanged()
  }
  const granters = useQuery(listGranters, decision.allowed ? null : { auctionHouseId }).data?.granters ?? []
  const grantedBy = grantersText(granters, permission) ?? common.permission.grantedBy({ house })
  if (user.accountRole === 'owner') return null
  return (
    <div className={look('grid', 'gapS', 'padTopL', 'lineAbove', 'leftItems')}>
      {foreign && <RemoteChanges changes={foreign} help={text.stale} />}
      {!decision.allowed && <p className={look('note')}>{text.grantable({ grantedBy })}</p>}
      <Button busy={busy} reason={reason} onClick={() => void change()}>
        {busy ? text.saving : label}
      </Button>
      {reason && <p className={look('note')}>{reason}</p>}
    </div>
  )
}

const whyNot = ({ user, auctionHouseId }: Column, permission: Permission, house: string, who: SignedInState): string | undefined => {
  if (user.id === who.user.id) return usersText.notYourself
  if (!administered(who).some(({ id }) => id === auctionHouseId)) return text.notAdministered({ house })
  if (!isAdjustable(permission)) return text.byRole
  if (!user.houses.some((held) => held.auctionHouseId === auctionHouseId)) return text.roleNone({ house })
  const own = who.access.houses.find((held) => held.auctionHouseId === auctionHouseId)?.permissions
  return who.access.accountRole === 'owner' || own?.includes(permission) ? undefined : text.notHeldYourself({ permission, house })
}
