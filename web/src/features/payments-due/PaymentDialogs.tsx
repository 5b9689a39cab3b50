import type { NoticeStep, PaymentDue } from '@auctionwiz/contracts/payments-due'
import { Suspense } from 'react'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'

const MarkPaid = lazyDialog(() => import('./MarkPaid.tsx'))
const SendNotice = lazyDialog(() => import('./SendNotice.tsx'))
const OpenCase = lazyDialog(() => import('./OpenCase.tsx'))
const TakeBack = lazyDialog(() => import('./TakeBack.tsx'))
const PaymentDetails = lazyDialog(() => import('./PaymentDetails.tsx'))
const ReminderSettings = lazyDialog(() => import('./ReminderSettings.tsx'))

/** What a dialog is open for. */
export type Asked =
  | { question: 'settings' }
  | { question: 'paid' | 'details' | 'case'; due: PaymentDue }
  | { question: 'send'; due: PaymentDue; step: NoticeStep }
  | { question: 'take-back'; due: PaymentDue; payment: PaymentDue['payments'][number] }

interface PaymentDialogsProps {
  asked: Asked | undefined
  onAsk: (asked: Asked) => void
  onClose: () => void
}

export const PaymentDialogs = ({ asked, onAsk, onClose }: PaymentDialogsProps) => (
  <Suspense fallback={null}>
    {asked?.question === 'settings' && <ReminderSettings onClose={onClose} />}
    {asked?.question === 'paid' && <MarkPaid due={asked.due} onClose={onClose} />}
    {asked?.question === 'details' && <PaymentDetails due={asked.due} onAsk={onAsk} onClose={onClose} />}
    {asked?.question === 'send' && <SendNotice due={asked.due} step={asked.step} onClose={onClose} />}
    {asked?.question === 'case' && <OpenCase due={asked.due} onClose={onClose} />}
    {asked?.question === 'take-back' && <TakeBack due={asked.due} payment={asked.payment} onClose={onClose} />}
  </Suspense>
)
