import { currencies } from '@auctionwiz/contracts/fields'
import { text as common } from '../../../messages/index.ts'
import { classes } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Select } from '../../../ui/Select.tsx'
import { type InputType, TextInput } from '../../../ui/TextInput.tsx'
import styles from '../Settings.module.css'
import { timezonesWith } from '../time-zones.ts'
import type { RecordForm } from '../use-record-form.ts'
import type { HouseValues } from './house-form.ts'
import { housesText } from './messages.ts'

const text = housesText.houses

type TextField = Exclude<keyof HouseValues, 'timezone' | 'currency' | 'status'>

interface HouseFieldsProps {
  /** Prefix of the fields' ids. */
  name: string
  form: Pick<RecordForm<HouseValues>, 'values' | 'errors' | 'type' | 'base'>
  /** An existing house has a status. */
  withStatus?: boolean
}

/** The fields of an auction house, in one column. */
export const HouseFields = ({ name, form: { values, errors, type, base }, withStatus }: HouseFieldsProps) => {
  const line = (
    field: TextField,
    { required, hint, ...input }: { required?: boolean; hint?: string; type?: InputType; autoComplete?: string } = {},
  ) => (
    <Field
      id={`${name}-${field}`}
      label={required ? `${text[field]} *` : text[field]}
      optional={!required}
      hint={hint}
      error={errors[field]}
    >
      <TextInput
        autoComplete="off"
        {...input}
        aria-required={required}
        value={values[field]}
        onChange={(event) => type({ [field]: event.target.value })}
      />
    </Field>
  )
  return (
    <>
      {line('name', { required: true })}
      {line('businessName', { required: true })}
      {line('street')}
      {line('city', { required: true })}
      <div className={classes(look('grid', 'gapL'), styles.pair)}>
        {line('state')}
        {line('zipCode')}
      </div>
      {line('country')}
      {line('phone', { type: 'tel', hint: common.common.phoneHint })}
      {line('email', { type: 'email' })}
      {line('website', { type: 'url', hint: text.websiteHint })}
      <div className={classes(look('grid', 'gapL'), styles.pair)}>
        <Field id={`${name}-timezone`} label={text.timezone} error={errors.timezone}>
          <Select value={values.timezone} onChange={(event) => type({ timezone: event.target.value })}>
            {timezonesWith(base.timezone).map(([zone, words]) => (
              <option key={zone} value={zone}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={`${name}-currency`} label={text.currency} error={errors.currency}>
          <Select
            value={values.currency}
            onChange={(event) => type({ currency: currencies.find((one) => one === event.target.value) ?? values.currency })}
          >
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </Select>
        </Field>
      </div>
      {withStatus && (
        <Field id={`${name}-status`} label={text.status} error={errors.status}>
          <Select value={values.status} onChange={(event) => type({ status: event.target.value === 'active' ? 'active' : 'inactive' })}>
            <option value="active">{text.statuses.active}</option>
            <option value="inactive">{text.statuses.inactive}</option>
          </Select>
        </Field>
      )}
    </>
  )
}
