import type { Auction } from '@auctionwiz/contracts/auctions'
import { type LotSummary, recordLotOutcome } from '@auctionwiz/contracts/lots'
import { useCall } from '../../app/calls/use-call.ts'
import { look } from '../../ui/look.ts'
import { FieldPair } from '../../ui/record-form/FieldPair.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import type { FieldShape } from '../../ui/record-form/schema-fields.ts'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { lotMoney } from '../auctions/lot-money.ts'
import { buyerOf } from '../clerk/buyers.ts'
import { useBuyers } from '../clerk/use-buyers.ts'
import type { AskedOutcome } from './LotDialogs.tsx'
import { incrementHint } from './lot-form.ts'
import { lotText, lotFormText as text } from './messages.ts'
import { buyerPays, checkOutcome, emptyOutcome, outcomeOf, reserveHint } from './outcome-form.ts'
import { useLotReasons } from './use-lot-reasons.ts'
import { useSettle } from './use-settle.ts'

interface RecordOutcomeProps {
  auction: Auction
  lot: LotSummary
  action: AskedOutcome
  onClose: () => void
}

const shapes: Readonly<Record<string, FieldShape>> = {
  hammer: { kind: 'number', required: true, options: [] },
  paddle: { kind: 'line', required: true, options: [] },
  highestBid: { kind: 'number', required: false, options: [] },
}

/** Records that a lot was sold, with the hammer price and the paddle, or that it was passed. */
const RecordOutcome = ({ auction, lot, action, onClose }: RecordOutcomeProps) => {
  const call = useCall()
  const { recorded } = useSettle()
  const reasons = useLotReasons(auction)
  const { lotNumber: number, reserve } = lot
  const form = useRecordForm({
    opened: { values: emptyOutcome, version: lot.version },
    check: (values) => checkOutcome(action, values, auction),
    send: (values, { version }) =>
      call(recordLotOutcome, {
        params: { id: lot.auctionId, lotId: lot.id },
        body: { outcome: outcomeOf(action, values, auction), version },
      }),
    onSaved: (settled) => {
      recorded(settled)
      onClose()
    },
    onFailed: () => toast({ tone: 'problem', text: text.outcomeFailed }),
  })
  const { hammer, paddle } = form.values
  const buyer = buyerOf(useBuyers(auction.id), paddle.trim())
  const fields = { name: 'outcome', form, shapes, labels: text.outcomeLabels }
  const money = lotMoney(auction.currency)
  return (
    <RecordDialog
      title={text.outcomeTitles[action]({ number })}
      width={480}
      name="outcome"
      form={form}
      labels={text.outcomeLabels}
      submit={{ label: text.submit[action], busy: text.recording }}
      reason={reasons.of(action, lot.state)}
      onClose={onClose}
    >
      <p>
        {lot.title}
        <span className={look('block', 'note')}>
          {[money.range(lot.estimateLow, lot.estimateHigh), reserve !== undefined && `${lotText.columns.reserve} ${money.amount(reserve)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {action === 'pass' ? (
        <RecordField {...fields} field="highestBid" hint={text.passHint} />
      ) : (
        <>
          <FieldPair>
            <RecordField {...fields} field="hammer" hint={reserveHint(hammer, reserve, auction) ?? incrementHint(hammer, auction)} />
            <RecordField {...fields} field="paddle" hint={buyer?.name} />
          </FieldPair>
          <p className={look('note')} aria-live="polite">
            {buyerPays(hammer, auction)}
          </p>
        </>
      )}
    </RecordDialog>
  )
}

export default RecordOutcome
