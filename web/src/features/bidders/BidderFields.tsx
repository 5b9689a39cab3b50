import { autoInviteStatuses, bidderCategories, bidderStatuses, preferredPaymentMethods } from '@auctionwiz/contracts/bidders'
import type { ReactNode } from 'react'
import { text as common } from '../../messages/index.ts'
import { labels } from '../../messages/label-messages.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/class-names.ts'
import { Field } from '../../ui/Field.tsx'
import { look } from '../../ui/look.ts'
import record from '../../ui/Record.module.css'
import { Select } from '../../ui/Select.tsx'
import { Textarea } from '../../ui/Textarea.tsx'
import { type InputType, TextInput } from '../../ui/TextInput.tsx'
import styles from './BidderFields.module.css'
import { type BidderField, type BidderFormValues, byRules, type FieldErrors } from './bidder-form.ts'
import { bidderText } from './messages.ts'
import { recordLabels } from './record-label-messages.ts'

export interface BidderFieldsProps {
  /** Prefix of the fields' ids. */
  name: string
  values: BidderFormValues
  errors: FieldErrors
  onChange: (change: Partial<BidderFormValues>) => void
  /** A new bidder takes notes; an existing one has a status. */
  kind: 'new' | 'existing'
  /** Statuses the user may choose; all when absent. */
  mayBecome?: (status: BidderFormValues['status']) => boolean
  /** Why the user may not set the invitation status. */
  mayNotInvite?: string | undefined
}

export const fieldId = (name: string, field: BidderField): string => `${name}-${field}`

type TextField = { [F in BidderField]: BidderFormValues[F] extends string ? F : never }[BidderField]

/** The fields of a bidder, in one column, in the sections of the specification. */
export const BidderFields = ({ name, values, errors, onChange, kind, mayBecome, mayNotInvite }: BidderFieldsProps) => {
  const line = (
    field: TextField,
    input: {
      type?: InputType
      autoComplete?: string
      required?: boolean
      inputMode?: 'email' | 'tel'
      maxLength?: number
      hint?: string
    } = {},
  ) => {
    const { required, hint, ...rest } = input
    return (
      <Field
        id={fieldId(name, field)}
        label={required ? `${bidderText.fields[field]} *` : bidderText.fields[field]}
        optional={!required}
        hint={hint}
        error={errors[field]}
      >
        <TextInput
          autoComplete="off"
          {...rest}
          aria-required={required}
          value={values[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      </Field>
    )
  }
  return (
    <>
      <Section title={bidderText.basic}>
        {line('firstName', { required: true })}
        {line('lastName', { required: true })}
        {line('email', { type: 'email', inputMode: 'email', required: true })}
        {line('phone', { type: 'tel', inputMode: 'tel', hint: common.common.phoneHint })}
        {kind === 'existing' && line('dateOfBirth', { type: 'date' })}
        {kind === 'existing' && (
          <Field id={fieldId(name, 'status')} label={bidderText.fields.status} error={errors.status}>
            <Select value={values.status} onChange={(event) => onChange({ status: oneOf(bidderStatuses, event.target.value) })}>
              {bidderStatuses.map((status) => (
                <option key={status} value={status} disabled={mayBecome && !mayBecome(status)}>
                  {labels.status[status]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {kind === 'existing' && (
          <Field id={fieldId(name, 'autoInvite')} label={bidderText.fields.autoInvite} hint={mayNotInvite} error={errors.autoInvite}>
            <Select
              value={values.autoInvite}
              disabled={mayNotInvite !== undefined}
              onChange={(event) => onChange({ autoInvite: oneOf([byRules, ...autoInviteStatuses], event.target.value) })}
            >
              <option value={byRules}>{labels.autoInvite[byRules]}</option>
              {autoInviteStatuses.map((status) => (
                <option key={status} value={status}>
                  {labels.autoInvite[status]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {kind === 'existing' && values.autoInvite !== byRules && mayNotInvite === undefined && line('autoInviteReason', { maxLength: 300 })}
      </Section>
      <Section title={bidderText.addressInformation}>
        {line('street')}
        {line('city')}
        {line('state')}
        {line('zip')}
        {line('country')}
      </Section>
      <Section title={bidderText.preferences}>
        <Field
          id={fieldId(name, 'preferredPaymentMethod')}
          label={bidderText.fields.preferredPaymentMethod}
          error={errors.preferredPaymentMethod}
        >
          <Select
            value={values.preferredPaymentMethod}
            onChange={(event) => onChange({ preferredPaymentMethod: oneOf(preferredPaymentMethods, event.target.value) })}
          >
            {preferredPaymentMethods.map((method) => (
              <option key={method} value={method}>
                {recordLabels.paymentMethod[method]}
              </option>
            ))}
          </Select>
        </Field>
        <fieldset id={fieldId(name, 'preferredCategories')}>
          <legend className={look('belowXS', 'flush')}>{bidderText.fields.preferredCategories}</legend>
          <div className={classes(look('grid', 'gapFacts'), styles.categories)}>
            {bidderCategories.map((category) => (
              <Checkbox
                key={category}
                checked={values.preferredCategories.includes(category)}
                onChange={(event) =>
                  onChange({
                    preferredCategories: bidderCategories.filter((other) =>
                      other === category ? event.target.checked : values.preferredCategories.includes(other),
                    ),
                  })
                }
              >
                {labels.category[category]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        {kind === 'existing' && line('tags', { hint: bidderText.tagsHint })}
      </Section>
      {kind === 'new' && (
        <Section title={bidderText.initialNotes}>
          <Field
            id={fieldId(name, 'initialNotes')}
            label={<span className="visually-hidden">{bidderText.initialNotes}</span>}
            optional
            error={errors.initialNotes}
          >
            <Textarea value={values.initialNotes} onChange={(event) => onChange({ initialNotes: event.target.value })} />
          </Field>
        </Section>
      )}
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={record.section} aria-label={title}>
    <h3 className={record.title}>{title}</h3>
    <div className={record.fields}>{children}</div>
  </section>
)

/** The selected option, typed as one of the values. */
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], chosen: string): Value =>
  values.find((value) => value === chosen) ?? values[0]
