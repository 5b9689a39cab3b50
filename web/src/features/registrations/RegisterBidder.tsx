import type { Auction } from '@auctionwiz/contracts/auctions'
import { registerBidder } from '@auctionwiz/contracts/registrations'
import { useCall } from '../../app/calls/use-call.ts'
import { FieldPair } from '../../ui/record-form/FieldPair.tsx'
import { RecordDialog } from '../../ui/record-form/RecordDialog.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { useNewRecord } from '../../ui/record-form/use-new-record.ts'
import { FindBidder } from './FindBidder.tsx'
import { registrationText as text } from './messages.ts'
import { checkRegistration, emptyRegistration, newRegistrationOf, registrationShapes } from './registration-form.ts'
import { registrationCalls, useRegistrationReasons } from './use-registrations.ts'

/** Registers a bidder of the house. */
const RegisterBidder = ({ auction, onClose }: { auction: Auction; onClose: () => void }) => {
  const call = useCall()
  const { id, currency } = auction
  const form = useNewRecord({
    values: emptyRegistration,
    check: (values) => checkRegistration(values, currency, true),
    send: (values, idempotencyKey) => call(registerBidder, { params: { id }, body: newRegistrationOf(values, currency), idempotencyKey }),
    refusals: { paddle_taken: 'paddle', bidder_registered: 'bidderId' },
    refreshes: registrationCalls,
    added: ({ paddle }) => ({ text: text.registered({ paddle }) }),
    failed: text.registerFailed,
    onClose,
  })
  const fields = { name: 'registration', form, shapes: registrationShapes, labels: text.labels }
  return (
    <RecordDialog
      title={text.registerTitle}
      width={480}
      name="registration"
      form={form}
      labels={text.labels}
      submit={{ label: text.register, busy: text.registering }}
      reason={useRegistrationReasons(auction).change}
      onClose={onClose}
    >
      <FindBidder
        id="registration-bidderId"
        error={form.errors.bidderId}
        chosen={form.values.bidderId}
        onChoose={(bidderId) => form.type({ bidderId })}
      />
      <FieldPair>
        <RecordField {...fields} field="paddle" hint={text.paddleHint} />
        <RecordField {...fields} field="limit" hint={text.limitHint} />
      </FieldPair>
    </RecordDialog>
  )
}

export default RegisterBidder
