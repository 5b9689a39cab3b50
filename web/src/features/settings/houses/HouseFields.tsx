import { newHouse } from '@auctionwiz/contracts/houses'
import { FieldPair } from '../../../ui/record-form/FieldPair.tsx'
import { RecordField } from '../../../ui/record-form/RecordField.tsx'
import { shapesOf } from '../../../ui/record-form/schema-fields.ts'
import type { RecordForm } from '../../../ui/record-form/use-record-form.ts'
import { timezonesWith } from '../time-zones.ts'
import type { HouseValues } from './house-form.ts'
import { housesText } from './messages.ts'

const text = housesText.houses
const shapes = shapesOf(newHouse)

interface HouseFieldsProps {
  /** Prefix of the fields' ids. */
  name: string
  form: Pick<RecordForm<HouseValues>, 'values' | 'errors' | 'type' | 'base'>
  /** An existing house has a status. */
  withStatus?: boolean
}

/** The fields of an auction house, in one column. */
export const HouseFields = ({ name, form, withStatus }: HouseFieldsProps) => {
  const fields = { name, form, shapes, labels: text }
  return (
    <>
      <RecordField {...fields} field="name" />
      <RecordField {...fields} field="businessName" />
      <RecordField {...fields} field="street" />
      <RecordField {...fields} field="city" />
      <FieldPair>
        <RecordField {...fields} field="state" />
        <RecordField {...fields} field="zipCode" />
      </FieldPair>
      <RecordField {...fields} field="country" />
      <RecordField {...fields} field="phone" />
      <RecordField {...fields} field="email" />
      <RecordField {...fields} field="website" hint={text.websiteHint} />
      <FieldPair>
        <RecordField {...fields} field="timezone" options={timezonesWith(form.base.timezone)} />
        <RecordField {...fields} field="currency" />
      </FieldPair>
      {withStatus && <RecordField {...fields} field="status" options={Object.entries(text.statuses)} />}
    </>
  )
}
