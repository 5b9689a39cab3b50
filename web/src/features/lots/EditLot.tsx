import type { Auction } from '@auctionwiz/contracts/auctions'
import { type Lot, readLot, updateLot } from '@auctionwiz/contracts/lots'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { useChangedRecord } from '../../ui/record-form/use-changed-record.ts'
import { LotFields } from './LotFields.tsx'
import { checkLot, lotChangeOf, lotValues } from './lot-form.ts'
import { lotText, lotFormText as text } from './messages.ts'
import { useLotReasons } from './use-lot-reasons.ts'
import { lotCalls } from './use-settle.ts'

interface EditLotProps {
  auction: Auction
  lotId: string
  onClose: () => void
}

/** Changes a lot; the form opens once the record and its version are loaded. */
const EditLot = ({ auction, lotId, onClose }: EditLotProps) => {
  const { data, error, reload } = useQuery(readLot, { params: { id: auction.id, lotId } })
  if (data) return <EditForm auction={auction} opened={data} onClose={onClose} />
  // No dialog that waits: closing it would take the focus from the form that follows.
  if (error === undefined) return null
  return (
    <Dialog title={lotText.edit} onClose={onClose}>
      <ErrorState compact title={lotText.panelFailed} error={error} onRetry={reload} />
    </Dialog>
  )
}

const EditForm = ({ auction, opened, onClose }: { auction: Auction; opened: Lot; onClose: () => void }) => {
  const call = useCall()
  const reasons = useLotReasons(auction)
  const { currency } = auction
  const params = { id: auction.id, lotId: opened.id }
  const form = useChangedRecord({
    opened,
    valuesOf: (lot) => lotValues(lot, currency),
    check: (values) => checkLot(values, currency, false),
    send: (values, base) => call(updateLot, { params, body: lotChangeOf(values, base, currency) }),
    reread: () => call(readLot, { params }),
    refusals: { lot_number_taken: 'lotNumber' },
    refreshes: lotCalls,
    saved: ({ lotNumber }) => text.saved({ number: lotNumber }),
    failed: text.saveFailed,
    onClose,
  })
  return (
    <RecordDialog
      title={text.editTitle({ number: opened.lotNumber })}
      name="lot"
      form={form}
      labels={text.labels}
      submit={{ label: text.save, busy: text.saving }}
      reason={reasons.of('edit', opened.state)}
      onClose={onClose}
    >
      <LotFields
        form={form}
        auction={auction}
        fixedTerms={reasons.of('changeTerms', opened.state)}
        fixedReserve={reasons.of('changeReserve', opened.state)}
      />
    </RecordDialog>
  )
}

export default EditLot
