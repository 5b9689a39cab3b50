import { createBidder } from '@auctionwiz/contracts/bidders'
import { LockClosed24Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { useEffect, useState } from 'react'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useHouse } from '../../app/house.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { text } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/EmptyState.tsx'
import { toast, withdrawToast } from '../../ui/Toasts.tsx'
import { LikelyDuplicates } from '../duplicates/LikelyDuplicates.tsx'
import { duplicateText } from '../duplicates/messages.ts'
import { useLikely } from '../duplicates/use-likely.ts'
import { BidderFields } from './BidderFields.tsx'
import { BidderProblems } from './BidderProblems.tsx'
import { checkBidder, emptyBidder, type FieldErrors, isChanged, newBidderOf } from './bidder-form.ts'
import { useBidders } from './bidders-context.ts'
import { useInterruptedDraft } from './interrupted-draft.ts'
import { bidderText } from './messages.ts'
import { isSpecific, refusedFields } from './refused-fields.ts'

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
  const [values, setValues] = useState(draft.initial)
  draft.keep(values)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [attempt, setAttempt] = useState(0)
  const likely = useLikely()
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const { change, busy, error, clearError } = useMutation(createBidder, {
    onDone: ({ id }) => {
      withdrawToast(bidderText.addFailed)
      toast({ text: bidderText.addedToast, action: { label: bidderText.viewProfile, onAction: () => open(id) } })
      reload()
      close()
    },
  })

  useEffect(() => {
    if (error !== undefined && !isSpecific(error)) toast({ tone: 'problem', text: bidderText.addFailed })
  }, [error])

  const submit = async () => {
    if (busy || likely.checking) return
    clearError()
    const found = checkBidder(values)
    setErrors(found)
    setAttempt((count) => count + 1)
    if (Object.keys(found).length > 0) return
    const bidder = newBidderOf(values)
    if (await likely.look(bidder)) return
    await change({ body: bidder, idempotencyKey })
  }

  const type = (typed: Partial<typeof values>) => {
    setValues((current) => ({ ...current, ...typed }))
    // The service already saw this key with other content, so a new key is needed.
    if (error !== undefined) setKey(crypto.randomUUID())
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !Object.hasOwn(typed, field))))
    if (identifying.some((field) => Object.hasOwn(typed, field))) likely.forget()
  }

  const refused = refusedFields(error)
  return (
    <Dialog
      title={bidderText.addTitle}
      onClose={close}
      dirty={isChanged(emptyBidder, values)}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" look="primary" busy={busy || likely.checking}>
          {busy
            ? bidderText.adding
            : likely.checking
              ? duplicateText.checking
              : likely.matches.length > 0
                ? duplicateText.addAnyway
                : bidderText.addBidder}
        </Button>
      }
    >
      <BidderProblems
        key={attempt}
        name="add"
        errors={{ ...refused, ...errors }}
        error={error}
        failed={bidderText.addFailed}
        onOpenExisting={open}
      />
      {likely.matches.length > 0 && <LikelyDuplicates matches={likely.matches} onOpen={open} />}
      <BidderFields name="add" kind="new" values={values} errors={{ ...refused, ...errors }} onChange={type} />
    </Dialog>
  )
}

export default AddBidder
