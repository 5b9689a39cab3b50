import { listBidderValues } from '@auctionwiz/contracts/bidder-values'
import { autoInviteStatuses, bidderCategories, bidderStatuses, preferredPaymentMethods } from '@auctionwiz/contracts/bidders'
import type { ReactNode } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { labels } from '../../messages/label-messages.ts'
import { recordLabels } from '../../messages/record-label-messages.ts'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import record from '../../ui/Record.module.css'
import { FieldPair } from '../../ui/record-form/FieldPair.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import type { RecordForm } from '../../ui/record-form/use-record-form.ts'
import { Textarea } from '../../ui/Textarea.tsx'
import { type BidderFormValues, bidderShapes, byRules } from './bidder-form.ts'
import { bidderText } from './messages.ts'

export interface BidderFieldsProps {
  /** Prefix of the fields' ids. */
  name: string
  form: Pick<RecordForm<BidderFormValues>, 'values' | 'errors' | 'type'>
  /** A new bidder takes notes; an existing one has a status. */
  kind: 'new' | 'existing'
  /** Statuses the user may choose; all when absent. */
  mayBecome?: (status: string) => boolean
  /** Why the user may not set the invitation status. */
  mayNotInvite?: string | undefined
}

/** The values of a choice with the words for them. */
const worded = <Value extends string>(values: readonly Value[], words: { readonly [V in Value]: string }) =>
  values.map((value): readonly [Value, string] => [value, words[value]])

/** The fields of a bidder, in the sections of the specification. */
export const BidderFields = ({ name, form, kind, mayBecome, mayNotInvite }: BidderFieldsProps) => {
  const { values, errors, type } = form
  const fields = { name, form, shapes: bidderShapes, labels: bidderText.fields }
  const known = useQuery(listBidderValues, {}).data
  const existing = kind === 'existing'
  return (
    <>
      <Section title={bidderText.basic}>
        <RecordField {...fields} field="firstName" />
        <RecordField {...fields} field="lastName" />
        <RecordField {...fields} field="email" />
        <RecordField {...fields} field="phone" />
        {existing && (
          <>
            <RecordField {...fields} field="dateOfBirth" />
            <RecordField
              {...fields}
              field="status"
              options={worded(bidderStatuses, labels.status)}
              {...(mayBecome && { off: (status) => !mayBecome(status) })}
            />
            <RecordField
              {...fields}
              field="autoInvite"
              options={worded([byRules, ...autoInviteStatuses], labels.autoInvite)}
              hint={mayNotInvite}
              disabled={mayNotInvite !== undefined}
            />
            {values.autoInvite !== byRules && mayNotInvite === undefined && <RecordField {...fields} field="autoInviteReason" />}
          </>
        )}
      </Section>
      <Section title={bidderText.addressInformation}>
        <RecordField {...fields} field="street" />
        <RecordField {...fields} field="city" />
        <FieldPair>
          <RecordField {...fields} field="state" />
          <RecordField {...fields} field="zip" />
        </FieldPair>
        <RecordField {...fields} field="country" />
      </Section>
      <Section title={bidderText.preferences}>
        <RecordField {...fields} field="preferredPaymentMethod" options={worded(preferredPaymentMethods, recordLabels.paymentMethod)} />
        <RecordField
          {...fields}
          field="preferredCategories"
          suggestions={bidderCategories}
          options={worded(bidderCategories, labels.category)}
        />
        <RecordField {...fields} field="tags" suggestions={known?.tags ?? []} />
      </Section>
      {kind === 'new' && (
        <Section title={bidderText.initialNotes}>
          <Field
            id={`${name}-initialNotes`}
            label={<span className="visually-hidden">{bidderText.initialNotes}</span>}
            optional
            error={errors.initialNotes}
          >
            <Textarea value={values.initialNotes} onChange={(event) => type({ initialNotes: event.target.value })} />
          </Field>
        </Section>
      )}
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={record.section} aria-label={title}>
    <h3 className={look('belowM', 'heading')}>{title}</h3>
    <div className={look('stack', 'gapL')}>{children}</div>
  </section>
)
