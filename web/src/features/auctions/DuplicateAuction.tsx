import { duplicateAuction, listAuctions, readAuctionTotals } from '@auctionwiz/contracts/auctions'
import { instantOf, localOf } from '@auctionwiz/domain/zoned-time'
import { useState } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { cityOf } from '../../app/house-time.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/Toasts.tsx'
import type { AskedAuction } from './AuctionDialogs.tsx'
import { auctionText, auctionFormText as text } from './messages.ts'

interface DuplicateAuctionProps {
  auction: AskedAuction
  onClose: () => void
  onOpen: (id: string) => void
}

/** Asks for the title and the dates of a copy. The copy is open for as long as the original, unless the user changes its end. */
const DuplicateAuction = ({ auction, onClose, onOpen }: DuplicateAuctionProps) => {
  const { timeZone } = useFormat()
  const [opened] = useState(() => ({
    title: auctionText.copyOf({ title: auction.title }),
    starts: '',
    ends: '',
  }))
  const [values, setValues] = useState(opened)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { change, busy, error } = useMutation(duplicateAuction, { refreshes: [listAuctions, readAuctionTotals] })
  const startDate = instantOf(values.starts, timeZone)
  const endDate = instantOf(values.ends, timeZone)
  const reversed = startDate !== undefined && endDate !== undefined && endDate <= startDate
  const ready = values.title.trim() !== '' && startDate !== undefined && endDate !== undefined && !reversed

  const submit = async () => {
    if (busy || !ready) return
    const added = await change({ params: { id: auction.id }, body: { title: values.title, startDate, endDate }, idempotencyKey })
    if (!added) return
    toast({ text: auctionText.duplicated({ title: added.title }), action: { label: auctionText.view, onAction: () => onOpen(added.id) } })
    onClose()
  }
  /** The end follows the start by as long as the original is open. */
  const begin = (starts: string) => {
    const start = instantOf(starts, timeZone)
    const lasts = Date.parse(auction.endDate) - Date.parse(auction.startDate)
    const ends = start === undefined ? values.ends : localOf(new Date(Date.parse(start) + lasts).toISOString(), timeZone)
    setValues({ ...values, starts, ends })
  }
  return (
    <Dialog
      title={auctionText.duplicateTitle({ title: auction.title })}
      onClose={onClose}
      dirty={values !== opened}
      onSubmit={() => void submit()}
      note={error === undefined ? text.zone({ city: cityOf(timeZone) }) : <span role="alert">{errorMessage(error)}</span>}
      actions={
        <Button type="submit" look="primary" busy={busy} disabled={!ready}>
          {auctionText.duplicate}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        <p>{auctionText.duplicateHelp}</p>
        <Field label={text.labels.title}>
          <TextInput maxLength={200} value={values.title} onChange={({ target }) => setValues({ ...values, title: target.value })} />
        </Field>
        <Field label={text.labels.startDate}>
          <TextInput type="datetime-local" value={values.starts} onChange={({ target }) => begin(target.value)} />
        </Field>
        <Field label={text.labels.endDate} error={reversed ? text.endAfterStart : undefined}>
          <TextInput type="datetime-local" value={values.ends} onChange={({ target }) => setValues({ ...values, ends: target.value })} />
        </Field>
      </div>
    </Dialog>
  )
}

export default DuplicateAuction
