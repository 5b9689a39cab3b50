import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { shownScore } from '@auctionwiz/contracts/scores'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import type { KeyboardEvent } from 'react'
import { useFormat } from '../../app/format.ts'
import { fill } from '../../messages/index.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ScoreBar, TierPips } from '../../ui/ScoreBar.tsx'
import { DecisionReasons } from './DecisionReasons.tsx'
import styles from './Invitations.module.css'
import { invitationText } from './messages.ts'
import type { Verdict } from './use-decide.ts'

interface InvitationRowProps {
  row: Invitation
  open: boolean
  mayNot: string | undefined
  onToggle: () => void
  onDecide: (verdict: Verdict) => void
  onUndo: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

export const InvitationRow = ({ row, open, mayNot, onToggle, onDecide, onUndo, onKeyDown }: InvitationRowProps) => (
  <li className={styles.item}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the list work on the row that has the focus. */}
    {/* biome-ignore lint/a11y/useSemanticElements: a group of what belongs to one bidder, not a set of fields. */}
    <div data-row data-state={row.state} role="group" aria-label={row.bidderName} tabIndex={0} className={styles.row} onKeyDown={onKeyDown}>
      <span className={styles.who}>
        <AppLink to={`/bidders/${row.bidderId}`} className={styles.name}>
          {row.bidderName}
        </AppLink>
        <span className={styles.number}>{row.bidderNumber}</span>
      </span>
      <ScoreBar score={shownScore(row)} />
      <TierPips tier={row.tier} />
      <span className={styles.origin}>
        <Origin row={row} />
      </span>
      <span className={styles.deeds}>
        {row.state !== 'invited' && (
          <Button
            small
            reason={mayNot}
            aria-label={fill(invitationText.approveName, { name: row.bidderName })}
            onClick={() => onDecide('invited')}
          >
            {invitationText.approve}
          </Button>
        )}
        {row.state === 'review' && (
          <Button
            small
            reason={mayNot}
            aria-label={fill(invitationText.denyName, { name: row.bidderName })}
            onClick={() => onDecide('denied')}
          >
            {invitationText.deny}
          </Button>
        )}
        {row.state === 'invited' && row.mail === 'due' && row.decidedBy.length > 0 && (
          <Button small reason={mayNot} aria-label={fill(invitationText.undoName, { name: row.bidderName })} onClick={onUndo}>
            {invitationText.undo}
          </Button>
        )}
        <Button
          small
          look="subtle"
          icon={<ChevronDown16Regular className={open ? (styles.turned ?? '') : ''} />}
          aria-label={fill(invitationText.reasonsOf, { name: row.bidderName })}
          aria-expanded={open}
          onClick={onToggle}
        />
      </span>
    </div>
    {open && <DecisionReasons row={row} />}
  </li>
)

const Origin = ({ row: { decidedBy, decision, mail, mailAt } }: { row: Invitation }) => {
  const format = useFormat()
  const last = decidedBy.at(-1)
  return (
    <>
      {last
        ? fill(invitationText.byHand, { state: invitationText.states[last.state], name: last.by, date: format.date(last.at) })
        : decision && rulesText(decision.rules)}
      {mail && (
        <span data-mail={mail}>
          {mail === 'due' && mailAt ? fill(invitationText.mailAt, { time: format.time(mailAt) }) : invitationText.mail[mail]}
        </span>
      )}
    </>
  )
}

/** Before the first save the product's default rules apply. */
const rulesText = (version: number): string =>
  version === 0 ? invitationText.byFirstRules : fill(invitationText.byRules, { number: version })
