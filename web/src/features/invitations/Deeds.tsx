import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import { Checkmark20Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Prohibited20Regular } from '@fluentui/react-icons/headless/svg/prohibited'
import { Button } from '../../ui/Button.tsx'
import styles from './Invitations.module.css'
import { invitationText } from './messages.ts'
import type { Verdict } from './use-decide.ts'

export interface DeedsProps {
  row: Invitation
  /** Why the user may not decide. */
  mayNot: string | undefined
  onDecide: (row: Invitation, verdict: Verdict) => void
  onUndo: (row: Invitation) => void
  /** Icons alone, for the phone. */
  bare?: boolean
}

/** The decisions that a row allows. */
export const Deeds = ({ row, mayNot, onDecide, onUndo, bare = false }: DeedsProps) => {
  const { bidderName: name, state, mail, decidedBy } = row
  const form = { small: !bare, reason: mayNot, ...(bare && { look: 'subtle' as const }) }
  return (
    <span className={styles.deeds}>
      {state !== 'invited' && (
        <Button
          {...form}
          icon={bare && <Checkmark20Regular />}
          aria-label={invitationText.approveName({ name })}
          onClick={() => onDecide(row, 'invited')}
        >
          {bare ? undefined : invitationText.approve}
        </Button>
      )}
      {state === 'review' && (
        <Button
          {...form}
          icon={bare && <Prohibited20Regular />}
          aria-label={invitationText.denyName({ name })}
          onClick={() => onDecide(row, 'denied')}
        >
          {bare ? undefined : invitationText.deny}
        </Button>
      )}
      {state === 'invited' && mail === 'due' && decidedBy.length > 0 && (
        <Button {...form} icon={bare && <ArrowUndo20Regular />} aria-label={invitationText.undoName({ name })} onClick={() => onUndo(row)}>
          {bare ? undefined : invitationText.undo}
        </Button>
      )}
    </span>
  )
}
