import { noticeSteps, type PaymentDue, pauseReminders } from '@auctionwiz/contracts/payments-due'
import { useNavigate } from 'react-router'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { paths } from '../../app/paths.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { errorMessage } from '../../ui/ErrorState.tsx'
import type { MenuEntry } from '../../ui/MenuButton.tsx'
import { OpenMenu } from '../../ui/OpenMenu.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { paymentsDueText as text } from './messages.ts'
import type { Asked } from './PaymentDialogs.tsx'
import { paymentCalls } from './payment-calls.ts'
import { winnerName } from './payment-columns.tsx'

interface PaymentMenuProps {
  due: PaymentDue
  anchor: HTMLElement
  onClose: () => void
  onAsk: (asked: Asked) => void
}

/** The actions for one winner; disabled ones say why. */
const PaymentMenu = ({ due, anchor, onClose, onAsk }: PaymentMenuProps) => {
  const reason = usePermissionReason('payments:process')
  const mayNotFile = usePermissionReason('legal:create')
  const navigate = useNavigate()
  const call = useCall()
  const refresh = useRefresh()
  const { id, version, bidder, caseId, next } = due
  const name = winnerName(due)
  const paused = due.paused === undefined
  const pause = () => {
    call(pauseReminders, { params: { id }, body: { paused, version } }).then(
      () => {
        toast({ text: paused ? text.pausedNow({ name }) : text.resumedNow({ name }) })
        refresh(paymentCalls)
      },
      (error: unknown) => {
        toast({ tone: 'problem', text: text.changeFailed({ problem: errorMessage(error) }) })
        refresh(paymentCalls)
      },
    )
  }
  const step = noticeSteps.find((one) => one === next?.step)
  const open = due.state === 'unpaid'
  const entry = (entryId: string, label: string, onSelect: () => void): MenuEntry => ({ id: entryId, label, reason, onSelect })
  return (
    <OpenMenu
      key={id}
      anchor={anchor}
      onClose={onClose}
      label={text.actionsFor({ name })}
      groups={[
        [
          { id: 'details', label: text.details, onSelect: () => onAsk({ question: 'details', due }) },
          ...(bidder ? [{ id: 'profile', label: text.profile, onSelect: () => void navigate(`${paths.bidders}/${bidder.id}`) }] : []),
          ...(caseId === undefined
            ? []
            : [{ id: 'case', label: text.goToCase, onSelect: () => void navigate(`${paths.legal}/${caseId}`) }]),
        ],
        [
          ...(open ? [entry('paid', text.markPaid, () => onAsk({ question: 'paid', due }))] : []),
          ...(step ? [entry('send', text.send({ step: text.steps[step] }), () => onAsk({ question: 'send', due, step }))] : []),
          ...(open && caseId === undefined
            ? [{ ...entry('file', text.openCase, () => onAsk({ question: 'case', due })), reason: reason ?? mayNotFile }]
            : []),
          ...(next ? [entry('pause', paused ? text.pause : text.resume, pause)] : []),
        ],
      ].filter((group) => group.length > 0)}
    />
  )
}

export default PaymentMenu
