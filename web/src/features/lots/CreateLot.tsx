import type { Auction } from '@auctionwiz/contracts/auctions'
import { createLot } from '@auctionwiz/contracts/lots'
import { useRequestKey } from '../../app/calls/request-key.ts'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
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

/** Adds a lot to the auction. One key per opened dialog makes a repeated send add it once. */
const CreateLot = ({ auction, onClose, onOpen }: CreateLotProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const request = useRequestKey()
  const { id, currency } = auction
  const form = useRecordForm({
    opened: { values: emptyLot, version: '' },
    check: (values) => checkLot(values, currency, true),
    send: (values) => call(createLot, { params: { id }, body: newLotOf(values, currency), idempotencyKey: request.key }),
    refusals: { lot_number_taken: 'lotNumber' },
    onSaved: (lot) => {
      toast({ text: text.added({ number: lot.lotNumber }), action: { label: lotText.view, onAction: () => onOpen(lot.id) } })
      refresh(lotCalls)
      onClose()
    },
    onFailed: (error) => {
      toast({ tone: 'problem', text: text.addFailed })
      request.onFailed(error)
    },
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
