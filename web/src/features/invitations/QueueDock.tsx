import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { Checkmark20Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Prohibited20Regular } from '@fluentui/react-icons/headless/svg/prohibited'
import { useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { Button } from '../../ui/Button.tsx'
import { columns } from '../../ui/columns.ts'
import { look } from '../../ui/look.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { OpenPopover } from '../../ui/OpenPopover.tsx'
import { Dock } from '../../ui/Page.tsx'
import { DecisionReasons } from './DecisionReasons.tsx'
import { invitationText } from './messages.ts'
import type { Verdict } from './use-decide.ts'

interface QueueDockProps {
  row: Invitation
  /** Which one of its group it is, from 1. */
  place: { at: number; of: number }
  mayNot: string | undefined
  onDecide: (row: Invitation, verdict: Verdict) => void
  onOpen: (row: Invitation) => void
}

/** The current bidder and both decisions, under the thumb. */
export const QueueDock = ({ row, place, mayNot, onDecide, onOpen }: QueueDockProps) => {
  const format = useFormat()
  const [dock, setDock] = useState<HTMLElement | null>(null)
  const [why, setWhy] = useState(false)
  const { bidderName: name } = row
  return (
    <Dock>
      <section
        aria-label={invitationText.current}
        ref={setDock}
        className={look('grid', 'fill', 'gapColumnsS', 'gapRowsS', 'columns')}
        style={columns('1fr 1fr auto')}
      >
        <p className={look('flex', 'between', 'wholeRow', 'caption')} aria-live="polite">
          <b>{name}</b>
          <span>{invitationText.place({ at: format.number(place.at), of: format.number(place.of) })}</span>
        </p>
        <Button
          icon={<Prohibited20Regular />}
          reason={mayNot}
          aria-label={invitationText.denyName({ name })}
          onClick={() => onDecide(row, 'denied')}
        >
          {invitationText.deny}
        </Button>
        <Button
          look="primary"
          icon={<Checkmark20Regular />}
          reason={mayNot}
          aria-label={invitationText.approveName({ name })}
          onClick={() => onDecide(row, 'invited')}
        >
          {invitationText.approve}
        </Button>
        <MenuButton
          label={invitationText.moreFor({ name })}
          look="secondary"
          groups={[
            [
              { id: 'open', label: invitationText.viewProfile, onSelect: () => onOpen(row) },
              { id: 'why', label: invitationText.showReasons, onSelect: () => setWhy(true) },
            ],
          ]}
        />
      </section>
      {why && dock && (
        <OpenPopover anchor={dock} label={invitationText.reasonsOf({ name })} sheet onClose={() => setWhy(false)}>
          {() => <DecisionReasons row={row} />}
        </OpenPopover>
      )}
    </Dock>
  )
}
