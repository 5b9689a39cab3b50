import type { Auction } from '@auctionwiz/contracts/auctions'
import { createLot } from '@auctionwiz/contracts/lots'
import { useCall } from '../../app/calls/use-call.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { useNewRecord } from '../../ui/record-form/use-new-record.ts'
import { LotFields } from './LotFields.tsx'
import { checkLot, emptyLot, newLotOf } from './lot-form.ts'
import { lotText, lotFormText as text } from './messages.ts'
import { useLotReasons } from './use-lot-reasons.ts'
import { lotCalls } from './use-settle.ts'

interface CreateLotProps {
  auction: Auction
  onClose: () => void
  onOpen: (id: string) => void
}

/** Adds a lot to the auction. */
const CreateLot = ({ auction, onClose, onOpen }: CreateLotProps) => {
  const call = useCall()
  const { id, currency } = auction
  const form = useNewRecord({
    values: emptyLot,
    check: (values) => checkLot(values, currency, true),
    send: (values, idempotencyKey) => call(createLot, { params: { id }, body: newLotOf(values, currency), idempotencyKey }),
    refusals: { lot_number_taken: 'lotNumber' },
    refreshes: lotCalls,
    added: (lot) => ({ text: text.added({ number: lot.lotNumber }), action: { label: lotText.view, onAction: () => onOpen(lot.id) } }),
    failed: text.addFailed,
    onClose,
  })
  return (
    <RecordDialog
      title={text.createTitle}
      name="lot"
      form={form}
      labels={text.labels}
      submit={{ label: text.add, busy: text.adding }}
      reason={useLotReasons(auction).of('add')}
      onClose={onClose}
    >
      <LotFields form={form} auction={auction} isNew />
    </RecordDialog>
  )
}

export default CreateLot
