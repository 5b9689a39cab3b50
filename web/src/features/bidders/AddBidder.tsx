import { createBidder } from '@auctionwiz/contracts/bidder-edits'
import type { Bidder } from '@auctionwiz/contracts/bidders'
import { LockClosed24Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import { useHouse } from '../../app/house.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { text } from '../../messages/index.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/EmptyState.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast, withdrawToast } from '../../ui/Toasts.tsx'
import { LikelyDuplicates } from '../duplicates/LikelyDuplicates.tsx'
import { duplicateText } from '../duplicates/messages.ts'
import { useLikely } from '../duplicates/use-likely.ts'
import { BidderFields } from './BidderFields.tsx'
import { type BidderFormValues, checkBidder, emptyBidder, newBidderOf } from './bidder-form.ts'
import { bidderProblems } from './bidder-problems.tsx'
import { useBidders } from './bidders-context.ts'
import { useInterruptedDraft } from './interrupted-draft.ts'
import { bidderText } from './messages.ts'
import { emailRefusals, isSpecific } from './refused-fields.ts'

/** Adds a bidder to the house, or says who can grant the permission. */
const AddBidder = () => {
  const { close } = useBidders()
  const house = useHouse()
  const reason = usePermissionReason('bidders:create')
  if (reason === undefined) return <AddBidderForm />
  return (
    <Dialog title={bidderText.addTitle} cancelLabel={text.common.close} onClose={close}>
      <Notice icon={<LockClosed24Regular />} title={bidderText.addRefused({ house: house.name })} compact>
        {reason}
      </Notice>
    </Dialog>
  )
}

/** Fields whose change may mean another person. */
const identifying = ['firstName', 'lastName', 'email', 'phone', 'street', 'city', 'zip'] as const

/** One key per opened dialog makes a repeated send add the bidder once. */
const AddBidderForm = () => {
  const { reload, open, close } = useBidders()
  const draft = useInterruptedDraft(emptyBidder)
  const likely = useLikely()
  const call = useCall()
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const form = useRecordForm<BidderFormValues, Bidder | undefined>({
    opened: { values: emptyBidder, version: '' },
    initial: draft.initial,
    check: checkBidder,
    send: async (values) => {
      const body = newBidderOf(values)
      return (await likely.look(body)) ? undefined : call(createBidder, { body, idempotencyKey })
    },
    refusals: emailRefusals,
    onSaved: (added) => {
      if (!added) return
      withdrawToast(bidderText.addFailed)
      toast({ text: bidderText.addedToast, action: { label: bidderText.viewProfile, onAction: () => open(added.id) } })
      reload()
      close()
    },
    onFailed: (error) => {
      if (!isSpecific(error)) toast({ tone: 'problem', text: bidderText.addFailed })
    },
  })
  draft.keep(form.values)

  const type = (typed: Partial<BidderFormValues>) => {
    form.type(typed)
    // The service already saw this key with other content, so a new key is needed.
    if (form.error !== undefined) setKey(crypto.randomUUID())
    if (identifying.some((field) => Object.hasOwn(typed, field))) likely.forget()
  }

  return (
    <RecordDialog
      title={bidderText.addTitle}
      name="add"
      {...bidderProblems(form, bidderText.addFailed, open)}
      submit={{
        label: likely.matches.length > 0 ? duplicateText.addAnyway : bidderText.addBidder,
        busy: likely.checking ? duplicateText.checking : bidderText.adding,
      }}
      onClose={close}
    >
      {likely.matches.length > 0 && <LikelyDuplicates matches={likely.matches} onOpen={open} />}
      <BidderFields name="add" kind="new" form={{ ...form, type }} />
    </RecordDialog>
  )
}

export default AddBidder
