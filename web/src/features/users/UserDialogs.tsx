import type { Invitation } from '@auctionwiz/contracts/invitations'
import type { AccountUser } from '@auctionwiz/contracts/users'
import { Suspense, useCallback, useState } from 'react'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import type { UserDeed } from './users-context.ts'

const RoleDialog = lazyDialog(() => import('./RoleDialog.tsx'))
const DeedDialog = lazyDialog(() => import('./DeedDialog.tsx'))
const ResetMfaDialog = lazyDialog(() => import('./ResetMfaDialog.tsx'))
const TransferDialog = lazyDialog(() => import('./TransferDialog.tsx'))
const WithdrawDialog = lazyDialog(() => import('./WithdrawDialog.tsx'))

type Asked = { deed: UserDeed; user: AccountUser } | { deed: 'withdraw'; invitation: Invitation }

export interface UserDialogState {
  asked: Asked | undefined
  ask: (deed: UserDeed, user: AccountUser) => void
  withdraw: (invitation: Invitation) => void
  close: () => void
}

export const useUserDialogs = (): UserDialogState => {
  const [asked, setAsked] = useState<Asked>()
  return {
    asked,
    ask: useCallback((deed, user) => setAsked({ deed, user }), []),
    withdraw: useCallback((invitation) => setAsked({ deed: 'withdraw', invitation }), []),
    close: useCallback(() => setAsked(undefined), []),
  }
}

/** The open dialog, at most one. */
export const UserDialogs = ({ dialogs: { asked, close } }: { dialogs: UserDialogState }) => (
  <Suspense fallback={null}>{asked && <Question asked={asked} onClose={close} />}</Suspense>
)

const Question = ({ asked, onClose }: { asked: Asked; onClose: () => void }) => {
  switch (asked.deed) {
    case 'withdraw':
      return <WithdrawDialog invitation={asked.invitation} onClose={onClose} />
    case 'role':
      return <RoleDialog user={asked.user} onClose={onClose} />
    case 'resetMfa':
      return <ResetMfaDialog user={asked.user} onClose={onClose} />
    case 'transfer':
      return <TransferDialog user={asked.user} onClose={onClose} />
    default:
      return <DeedDialog deed={asked.deed} user={asked.user} onClose={onClose} />
  }
}
