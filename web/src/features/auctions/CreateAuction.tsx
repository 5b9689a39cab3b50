import { createAuction, listAuctions, readAuctionTotals } from '@auctionwiz/contracts/auctions'
import { useRequestKey } from '../../app/calls/request-key.ts'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { useHouse } from '../../app/house.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { NewAuctionFields } from './AuctionFields.tsx'
import { checkAuction, emptyAuction, newAuctionOf } from './auction-form.ts'
import { auctionFormText as text } from './messages.ts'

interface CreateAuctionProps {
  onClose: () => void
  onOpen: (id: string) => void
}

/** Adds an auction to the house, as a draft. One key per opened dialog makes a repeated send add it once. */
const CreateAuction = ({ onClose, onOpen }: CreateAuctionProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const house = useHouse()
  const { timeZone, currency } = useFormat()
  const reason = usePermissionReason('auctions:create')
  const request = useRequestKey()
  const form = useRecordForm({
    opened: { values: emptyAuction(house.name, currency), version: '' },
    check: (values) => checkAuction(values, timeZone),
    send: (values) => call(createAuction, { body: newAuctionOf(values, timeZone), idempotencyKey: request.key }),
    onSaved: ({ id, title }) => {
      toast({ text: text.created({ title }), action: { label: text.open, onAction: () => onOpen(id) } })
      refresh([listAuctions, readAuctionTotals])
      onClose()
    },
    onFailed: (error) => {
      toast({ tone: 'problem', text: text.createFailed })
      request.onFailed(error)
    },
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
