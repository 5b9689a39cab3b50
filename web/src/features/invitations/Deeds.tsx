import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import { Checkmark20Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Prohibited20Regular } from '@fluentui/react-icons/headless/svg/prohibited'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { shownKey } from '../../ui/shortcuts/shortcuts.ts'
import styles from './Invitations.module.css'
import { invitationText } from './messages.ts'
import type { Verdict } from './use-decide.ts'

export interface DeedsProps {
  row: Invitation
  /** Why the user may not decide. */
  mayNot: string | undefined
  onDecide: (row: Invitation, verdict: Verdict) => void
  onUndo: (row: Invitation) => void
  /** Icons alone, or words with the keys that do the same. */
  look: 'icons' | 'keys'
}

interface Deed {
  label: string
  name: string
  icon: ReactNode
  shortcut?: string
  run: () => void
}

/** The decisions that a row allows. */
export const Deeds = ({ row, mayNot, onDecide, onUndo, look: form }: DeedsProps) => (
  <span className={styles.deeds}>
    {deedsOf(row, onDecide, onUndo).map(({ label, name, icon, shortcut, run }) =>
      form === 'icons' ? (
        <Button key={label} look="subtle" icon={icon} reason={mayNot} aria-label={name} tabIndex={-1} onClick={run} />
      ) : (
        <Button key={label} small reason={mayNot} aria-label={name} aria-keyshortcuts={shortcut} onClick={run}>
          {label}
          {shortcut && mayNot === undefined && (
            <span
              className={classes(look('edged', 'rounded', 'startXS', 'padSidesXS'), styles.key)}
              data-key={shownKey(shortcut)}
              aria-hidden="true"
            />
          )}
        </Button>
      ),
    )}
  </span>
)

const deedsOf = (row: Invitation, onDecide: DeedsProps['onDecide'], onUndo: DeedsProps['onUndo']): Deed[] => {
  const { bidderName: name, state } = row
  const approve: Deed = {
    label: invitationText.approve,
    name: invitationText.approveName({ name }),
    icon: <Checkmark20Regular />,
    shortcut: 'a',
    run: () => onDecide(row, 'invited'),
  }
  const deny: Deed = {
    label: invitationText.deny,
    name: invitationText.denyName({ name }),
    icon: <Prohibited20Regular />,
    shortcut: 'd',
    run: () => onDecide(row, 'denied'),
  }
  if (state === 'review') return [approve, deny]
  if (state === 'denied') return [approve]
  if (!mayUndo(row)) return []
  return [{ label: invitationText.undo, name: invitationText.undoName({ name }), icon: <ArrowUndo20Regular />, run: () => onUndo(row) }]
}

/** An approval can be undone until its email is sent. */
const mayUndo = ({ state, mail, decidedBy }: Invitation): boolean => state === 'invited' && mail === 'due' && decidedBy.length > 0
