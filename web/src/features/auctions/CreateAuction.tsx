import { createAuction, listAuctions, readAuctionTotals } from '@auctionwiz/contracts/auctions'
import { useCall } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { useHouse } from '../../app/house.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { useNewRecord } from '../../ui/record-form/use-new-record.ts'
import { NewAuctionFields } from './AuctionFields.tsx'
import { checkAuction, emptyAuction, newAuctionOf } from './auction-form.ts'
import { auctionFormText as text } from './messages.ts'

interface CreateAuctionProps {
  onClose: () => void
  onOpen: (id: string) => void
}

/** Adds an auction to the house, as a draft. */
const CreateAuction = ({ onClose, onOpen }: CreateAuctionProps) => {
  const call = useCall()
  const house = useHouse()
  const { timeZone, currency } = useFormat()
  const reason = usePermissionReason('auctions:create')
  const form = useNewRecord({
    values: emptyAuction(house.name, currency),
    check: (values) => checkAuction(values, timeZone),
    send: (values, idempotencyKey) => call(createAuction, { body: newAuctionOf(values, timeZone), idempotencyKey }),
    refreshes: [listAuctions, readAuctionTotals],
    added: ({ id, title }) => ({ text: text.created({ title }), action: { label: text.open, onAction: () => onOpen(id) } }),
    failed: text.createFailed,
    onClose,
  })
  return (
    <RecordDialog
      title={text.createTitle}
      width={960}
      name="auction"
      form={form}
      labels={text.labels}
      submit={{ label: text.create, busy: text.creating }}
      reason={reason}
      note={text.draftNote}
      onClose={onClose}
    >
      <NewAuctionFields form={form} />
    </RecordDialog>
  )
}

export default CreateAuction
