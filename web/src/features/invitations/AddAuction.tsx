import { createAuction, listAuctions, moveAuction } from '@auctionwiz/contracts/auctions'
import { instantOf } from '@auctionwiz/domain/zoned-time'
import { useState } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { cityOf } from '../../app/house-time.ts'
import { useCan } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { invitationText } from './messages.ts'

const empty = { title: '', location: '', starts: '', ends: '' }

export interface AddAuctionProps {
  onClose: () => void
  onAdded: (id: string) => void
}

/** An auction to invite to: its title, place, and times in the house's time zone. */
const AddAuction = ({ onClose, onAdded }: AddAuctionProps) => {
  const { timeZone } = useFormat()
  const [values, setValues] = useState(empty)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { change, busy, error } = useMutation(createAuction, { refreshes: [listAuctions] })
  const { change: publish } = useMutation(moveAuction, { refreshes: [listAuctions] })
  const mayPublish = useCan('auctions:publish')
  const startDate = instantOf(values.starts, timeZone)
  const endDate = instantOf(values.ends, timeZone)
  const reversed = startDate !== undefined && endDate !== undefined && endDate <= startDate
  const ready = values.title.trim() !== '' && startDate !== undefined && endDate !== undefined && !reversed

  const submit = async () => {
    if (busy || !ready) return
    const { title, location } = values
    const added = await change({ body: { title, location, startDate, endDate }, idempotencyKey })
    if (!added) return
    // Bidders are invited to published auctions alone.
    if (mayPublish) await publish({ params: { id: added.id }, body: { action: 'publish', version: added.version } })
    toast({ text: invitationText.auctionAdded({ title: added.title }) })
    onAdded(added.id)
  }

  const set = (field: keyof typeof empty) => ({
    value: values[field],
    onChange: ({ target }: { target: HTMLInputElement }) => setValues({ ...values, [field]: target.value }),
  })
  return (
    <Dialog
      title={invitationText.auctionTitle}
      width={480}
      onClose={onClose}
      dirty={Object.values(values).some((value) => value !== '')}
      onSubmit={() => void submit()}
      note={error === undefined ? invitationText.zone({ zone: cityOf(timeZone) }) : <span role="alert">{errorMessage(error)}</span>}
      actions={
        <Button type="submit" look="primary" busy={busy} disabled={!ready}>
          {invitationText.addAuction}
        </Button>
      }
    >
      <div className={look('stack', 'gapL')}>
        <Field label={invitationText.title}>
          <TextInput maxLength={200} {...set('title')} />
        </Field>
        <Field label={invitationText.location} optional>
          <TextInput maxLength={200} {...set('location')} />
        </Field>
        <Field label={invitationText.starts}>
          <TextInput type="datetime-local" {...set('starts')} />
        </Field>
        <Field label={invitationText.ends} error={reversed ? invitationText.endAfterStart : undefined}>
          <TextInput type="datetime-local" {...set('ends')} />
        </Field>
      </div>
    </Dialog>
  )
}

export default AddAuction
