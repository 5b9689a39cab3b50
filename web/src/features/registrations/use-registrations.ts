import type { Auction } from '@auctionwiz/contracts/auctions'
import { listLots } from '@auctionwiz/contracts/lots'
import { listRegistrations, type Registration, type RegistrationState, updateRegistration } from '@auctionwiz/contracts/registrations'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { registrationText as text } from './messages.ts'

/** What shows whose a paddle is. */
export const registrationCalls = [listRegistrations, listLots]

/** Why registrations of the auction cannot be changed, or not be approved; undefined where they can. */
export const useRegistrationReasons = ({
  status,
}: Pick<Auction, 'status'>): { change: string | undefined; approve: string | undefined } => {
  const [edit, approve] = [usePermissionReason('auctions:edit'), usePermissionReason('bidders:approve')]
  const change = edit ?? (status === 'Cancelled' ? text.cancelled : undefined)
  return { change, approve: change ?? approve }
}

export type SetState = (registration: Registration, state: RegistrationState) => void

/** Approves, denies, or takes either back. */
export const useSetState = (): SetState => {
  const call = useCall()
  const refresh = useRefresh()
  return ({ id: registrationId, auctionId: id, paddle, version }, state) => {
    call(updateRegistration, { params: { id, registrationId }, body: { state, version } }).then(
      () => {
        toast({ text: text.changed({ paddle, state: text.states[state] }) })
        refresh(registrationCalls)
      },
      (error: unknown) => {
        toast({ tone: 'problem', text: text.changeFailed({ paddle, problem: errorMessage(error) }) })
        refresh(registrationCalls)
      },
    )
  }
}
