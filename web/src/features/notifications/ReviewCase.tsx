import type { Notification } from '@auctionwiz/contracts/notifications'
import { paths } from '../../app/paths.ts'
import { useSession, useSignedIn } from '../../app/session/session-context.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { notificationText } from './messages.ts'

interface ReviewCaseProps {
  notification: Notification
  /** Without a frame, where a decision stands before it. */
  plain: boolean
  onOpen: () => void
  onLeave: () => void
}

/** Opens the case, in its house. */
export const ReviewCase = ({ notification, plain, onOpen, onLeave }: ReviewCaseProps) => {
  const session = useSession()
  const { auctionHouseId: current } = useSignedIn()
  const { auctionHouseId, case: legalCase } = notification
  if (!legalCase) return null
  const open = () => {
    if (auctionHouseId !== undefined && auctionHouseId !== current) session.switchHouse(auctionHouseId)
    onOpen()
    onLeave()
  }
  return (
    <ButtonLink look={plain ? 'subtle' : 'secondary'} to={`${paths.legal}/${legalCase.id}`} onClick={open}>
      {notificationText.actions.review_case}
    </ButtonLink>
  )
}
