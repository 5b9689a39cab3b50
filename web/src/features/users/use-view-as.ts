import type { AccountUser } from '@auctionwiz/contracts/users'
import { viewAs } from '@auctionwiz/contracts/view-as'
import { useNavigate } from 'react-router'
import { useCall } from '../../app/calls/use-call.ts'
import { paths } from '../../app/paths.ts'
import { beginViewing } from '../../app/session/viewing.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { usersText as text } from './messages.ts'

/** Opens the account as another user sees it. */
export const useViewAs = (): ((user: Pick<AccountUser, 'id'>) => Promise<void>) => {
  const call = useCall()
  const navigate = useNavigate()
  return async ({ id }) => {
    try {
      const { expiresIn, ...view } = await call(viewAs, { params: { id } })
      await navigate(paths.bidders)
      beginViewing({ ...view, until: Date.now() + expiresIn * 1000 })
    } catch (error) {
      toast({ tone: 'problem', text: `${text.viewFailed} ${errorMessage(error)}` })
    }
  }
}
