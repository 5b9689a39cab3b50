import type { Notification } from '@auctionwiz/contracts/notifications'
import { paths } from '../../app/paths.ts'
import { useSession, useSignedIn } from '../../app/session/session-context.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { notificationText } from './messages.ts'

interface OpenSubjectProps {
  notification: Notification
  /** Without a frame, where a decision stands before it. */
  plain: boolean
  onOpen: () => void
  onLeave: () => void
}

/** Leads to the screen of what a notification is about, in its house. */
export const OpenSubject = ({ notification, plain, onOpen, onLeave }: OpenSubjectProps) => {
  const session = useSession()
  const { auctionHouseId: current } = useSignedIn()
  const { auctionHouseId, actions } = notification
  const action = actions.find((one) => one === 'review_case' || one === 'open')
  if (!action) return null
  const open = () => {
    if (auctionHouseId !== undefined && auctionHouseId !== current) session.switchHouse(auctionHouseId)
    onOpen()
    onLeave()
  }
  return (
    <ButtonLink look={plain ? 'subtle' : 'secondary'} to={placeOf(notification)} onClick={open}>
      {notificationText.actions[action]}
    </ButtonLink>
  )
}

const placeOf = ({ topic, subjectId = '', case: legalCase, actions }: Notification): string => {
  const places: Record<Notification['topic'], string> = {
    // A settlement is decided among the steps of its case.
    legal: `${paths.legal}/${legalCase?.id ?? ''}${actions.includes('approve') ? '/workflow' : ''}`,
    // A file that could not be taken from the incoming folder has no upload.
    imports: subjectId === '' ? `${paths.settings}/apis` : `${paths.dataProcessing}/${subjectId}`,
    syncs: `${paths.auctions}/${subjectId}/platform`,
    duplicates: `${paths.bidders}/duplicates`,
    invitations: `${paths.bidders}/invitations${subjectId === '' ? '' : `?auction=${subjectId}`}`,
    exports: `${paths.settings}/houses`,
    payments: `${paths.legal}?tab=unpaid`,
    integrations: `${paths.settings}/apis`,
    security: paths.security,
  }
  return places[topic]
}
