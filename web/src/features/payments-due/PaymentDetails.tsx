import type { PaymentDue } from '@auctionwiz/contracts/payments-due'
import { listed, useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { useCan, usePermissionReason } from '../../app/permissions.ts'
import { phraseShown } from '../../messages/field-messages.ts'
import { text as shared } from '../../messages/index.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Fact } from '../../ui/Fact.tsx'
import { look } from '../../ui/look.ts'
import { paymentsDueText as text } from './messages.ts'
import type { Asked } from './PaymentDialogs.tsx'
import { dayShown, nextText, reportText, winnerName } from './payment-columns.tsx'

interface PaymentDetailsProps {
  due: PaymentDue
  onAsk: (asked: Asked) => void
  onClose: () => void
}

/** What a winner owes, was sent and paid. */
const PaymentDetails = ({ due, onAsk, onClose }: PaymentDetailsProps) => {
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currency: due.currency })
  const [maySeeAuctions, maySeeCases] = [useCan('auctions:view'), useCan('legal:view')]
  const reason = usePermissionReason('payments:process')
  return (
    <Dialog
      title={winnerName(due)}
      onClose={onClose}
      cancelLabel={shared.common.close}
      actions={
        due.state === 'unpaid' && (
          <Button look="primary" reason={reason} onClick={() => onAsk({ question: 'paid', due })}>
            {text.markPaid}
          </Button>
        )
      }
    >
      <dl>
        <Fact label={text.columns.winner}>
          {due.bidder && <AppLink to={`${paths.bidders}/${due.bidder.id}`}>{due.bidder.name}</AppLink>}
        </Fact>
        <Fact label={text.columns.auction}>
          {maySeeAuctions ? <AppLink to={`${paths.auctions}/${due.auctionId}`}>{due.auctionTitle}</AppLink> : due.auctionTitle}
        </Fact>
        <Fact label={text.total}>{money(due.total)}</Fact>
        <Fact label={text.paidSoFar}>{due.paid > 0 && money(due.paid)}</Fact>
        <Fact label={text.columns.balance}>
          <strong>{money(due.balance)}</strong>
        </Fact>
        <Fact label={text.columns.next}>{nextText(due, format)}</Fact>
        <Fact label={text.columns.reportBy}>{reportText(due, format)}</Fact>
        <Fact label={text.steps.case}>
          {due.caseId !== undefined &&
            (maySeeCases ? <AppLink to={`${paths.legal}/${due.caseId}`}>{text.goToCase}</AppLink> : text.caseFiled)}
        </Fact>
      </dl>
      <h3 className={look('strong', 'aboveM')}>{text.lots}</h3>
      <ul>
        {due.lots.map(({ id, lotNumber, title, hammer, premium }) => (
          <li key={id} className={look('flex', 'between', 'gapS')}>
            <span>{text.lot({ number: lotNumber, title })}</span>
            <span className={look('numbers')}>{money(hammer + premium)}</span>
          </li>
        ))}
      </ul>
      <h3 className={look('strong', 'aboveM')}>{text.notices}</h3>
      {due.notices.length === 0 && <p className={look('muted')}>{text.none}</p>}
      <ul>
        {due.notices.map(({ step, alsoDue, at, by, sentBy }) => (
          <li key={step}>
            {by === 'letter' ? text.letter({ step: text.steps[step] }) : text.steps[step]}
            <span className={look('block', 'note')}>
              {[
                format.dateTime(at),
                alsoDue.length > 0 && text.alsoDue({ steps: listed(alsoDue.map((one) => text.steps[one])) }),
                sentBy !== undefined && text.sentByHand({ name: sentBy }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <h3 className={look('strong', 'aboveM')}>{text.payments}</h3>
      {due.payments.length === 0 && <p className={look('muted')}>{text.noPayments}</p>}
      <ul>
        {due.payments.map((payment) => (
          <li key={payment.id} className={look('flex', 'between', 'gapS')}>
            <span>
              {text.payment({ amount: money(payment.amount), method: text.methods[payment.method], name: payment.recordedBy })}
              <span className={look('block', 'note')}>
                {[
                  dayShown(payment.paidOn, format),
                  payment.transactionId,
                  payment.reference,
                  payment.lotNumbers && text.forLots({ numbers: payment.lotNumbers.join(', ') }),
                  payment.note,
                  payment.reversed && text.takenBack({ name: payment.reversed.by, reason: reasonShown(payment.reversed.reason) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {payment.reversed === undefined && (
              <Button
                reason={reason}
                aria-label={`${text.takeBack}: ${money(payment.amount)}`}
                onClick={() => onAsk({ question: 'take-back', due, payment })}
              >
                {text.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** That of an import is shown in the language of the reader; what staff wrote stays. */
const reasonShown = (reason: string): string => (/^Refund imported from /.test(reason) ? phraseShown(reason) : reason)

export default PaymentDetails
