import { CallError } from '@auctionwiz/contracts/client'
import { listInvitations } from '@auctionwiz/contracts/invitations'
import { type AccountUser, listUsers, readUser, readUserActivity, setUserHouseAccess } from '@auctionwiz/contracts/users'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { type HouseRoles, mergeRoles, type RemoteRole, rolesOf, sameRoles } from './house-access.ts'
import { panelText as text } from './messages.ts'

/** The edited house roles of a user. Merges and shows what others saved meanwhile; keeps the user's choices. */
export const useHouseAccess = (opened: AccountUser) => {
  const call = useCall()
  const refresh = useRefresh()
  const [base, setBase] = useState(opened)
  const [roles, setRoles] = useState<HouseRoles>(() => rolesOf(opened))
  const [foreign, setForeign] = useState<RemoteRole[]>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const dirty = !sameRoles(rolesOf(base), roles)
  // Newer data replaces the initial data while nothing was changed.
  if (!dirty && opened.version !== base.version && Number(opened.version) > Number(base.version)) {
    setBase(opened)
    setRoles(rolesOf(opened))
  }

  const takeUp = async (): Promise<void> => {
    const { user } = await call(readUser, { params: { id: opened.id } })
    const merged = mergeRoles(rolesOf(base), roles, rolesOf(user))
    setBase(user)
    setRoles(merged.roles)
    setForeign(merged.changes)
  }

  /** @returns whether it was saved. */
  const save = async (): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const houses = Object.entries(roles).map(([auctionHouseId, role]) => ({ auctionHouseId, role }))
      const user = await call(setUserHouseAccess, { params: { id: opened.id }, body: { houses, version: base.version } })
      setBase(user)
      setForeign(undefined)
      refresh([listUsers, readUser, readUserActivity, listInvitations])
      return true
    } catch (error) {
      if (error instanceof CallError && error.code === 'stale_version')
        await takeUp().catch((failure: unknown) => setProblem(errorMessage(failure)))
      else setProblem(`${text.saveFailed} ${errorMessage(error)}`)
      return false
    } finally {
      setBusy(false)
    }
  }

  const revert = () => {
    setRoles(rolesOf(base))
    setForeign(undefined)
  }

  return { roles, choose: setRoles, dirty, foreign, problem, busy, save, revert }
}
