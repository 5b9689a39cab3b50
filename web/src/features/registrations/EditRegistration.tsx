import type { Auction } from '@auctionwiz/contracts/auctions'
import { type Registration, updateRegistration } from '@auctionwiz/contracts/registrations'
import { useCall } from '../../app/calls/use-call.ts'
import { useRefresh } from '../../app/calls/use-mutation.ts'
import { look } from '../../ui/look.ts'
import { FieldPair } from '../../ui/record-form/FieldPair.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { useRecordForm } from '../../ui/record-form/use-record-form.ts'
import { toast } from '../../ui/Toasts.tsx'
import { registrationText as text } from './messages.ts'
import { bidderName } from './registration-columns.tsx'
import { checkRegistration, registrationChangeOf, registrationShapes, registrationValues } from './registration-form.ts'
import { registrationCalls, useRegistrationReasons } from './use-registrations.ts'

interface EditRegistrationProps {
  auction: Auction
  opened: Registration
  onClose: () => void
}

/** Changes the paddle or the limit of a bidder. */
const EditRegistration = ({ auction, opened, onClose }: EditRegistrationProps) => {
  const call = useCall()
  const refresh = useRefresh()
  const { currency } = auction
  const params = { id: auction.id, registrationId: opened.id }
  const form = useRecordForm({
    opened: registrationValues(opened, currency),
    check: (values) => checkRegistration(values, currency, false),
    send: (values, base) => call(updateRegistration, { params, body: registrationChangeOf(values, base, currency) }),
    refusals: { paddle_taken: 'paddle' },
    onSaved: ({ paddle }) => {
      toast({ text: text.saved({ paddle }) })
      refresh(registrationCalls)
      onClose()
    },
    onFailed: () => {
      toast({ tone: 'problem', text: text.saveFailed })
      refresh(registrationCalls)
    },
  })
  const fields = { name: 'registration', form, shapes: registrationShapes, labels: text.labels }
  return (
    <RecordDialog
      title={text.editTitle({ paddle: opened.paddle })}
      width={480}
      name="registration"
      form={form}
      labels={text.labels}
      submit={{ label: text.save, busy: text.saving }}
      reason={useRegistrationReasons(auction).change}
      onClose={onClose}
    >
      <p className={look('noMargin')}>{bidderName(opened)}</p>
      <FieldPair>
        <RecordField {...fields} field="paddle" />
        <RecordField {...fields} field="limit" hint={text.limitHint} />
      </FieldPair>
    </RecordDialog>
  )
}

export default EditRegistration
