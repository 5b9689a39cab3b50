import { type Auction, listAuctions, readAuction, readAuctionTotals, updateAuction } from '@auctionwiz/contracts/auctions'
import { useCall, useQuery } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { AuctionFields } from './AuctionFields.tsx'
import { useAllowedChanges } from './allowed-changes.ts'
import { auctionChangeOf, auctionValues, checkAuction } from './auction-form.ts'
import { auctionText, auctionFormText as text } from './messages.ts'
import { useActionReason } from './use-auction-moves.ts'

interface EditAuctionProps {
  id: string
  onClose: () => void
}

/** Changes an auction; the form opens once the record and its version are loaded. */
const EditAuction = ({ id, onClose }: EditAuctionProps) => {
  const { data, error, reload } = useQuery(readAuction, { params: { id } })
  if (data) return <EditForm opened={data} onClose={onClose} />
  // No dialog that waits: closing it would take the focus from the form that follows.
  if (error === undefined) return null
  return (
    <Dialog title={text.editTitle} onClose={onClose}>
      <ErrorState compact title={auctionText.panelFailed} error={error} onRetry={reload} />
    </Dialog>
  )
}

const EditForm = ({ opened, onClose }: { opened: Auction; onClose: () => void }) => {
  const call = useCall()
  const refresh = useRefresh()
  const { timeZone } = useFormat()
  const reasonFor = useActionReason()
  const params = { id: opened.id }
  const form = useRecordForm({
    opened: auctionValues(opened, timeZone),
    check: (values) => checkAuction(values, timeZone),
    send: (values, base) => call(updateAuction, { params, body: auctionChangeOf(values, base, timeZone) }),
    latest: async () => auctionValues(await call(readAuction, { params }), timeZone),
    onSaved: ({ title }) => {
      toast({ text: text.saved({ title }) })
      refresh([listAuctions, readAuctionTotals, readAuction])
      onClose()
    },
    onFailed: () => toast({ tone: 'problem', text: text.saveFailed }),
  })
  const allowed = useAllowedChanges(opened)
  return (
    <RecordDialog
      title={text.editTitle}
      width={960}
      name="auction"
      form={form}
      labels={text.labels}
      submit={{ label: text.save, busy: text.saving }}
      reason={reasonFor('edit', opened)}
      onClose={onClose}
    >
      <AuctionFields form={form} existing={allowed} />
    </RecordDialog>
  )
}

export default EditAuction
