import type { Auction } from '@auctionwiz/contracts/auctions'
import { newLot } from '@auctionwiz/contracts/lots'
import { FieldPair } from '../../ui/record-form/FieldPair.tsx'
import { RecordField } from '../../ui/record-form/RecordField.tsx'
import { shapesOf } from '../../ui/record-form/schema-fields.ts'
import type { RecordForm } from '../../ui/record-form/use-record-form.ts'
import { incrementHint, type LotValues } from './lot-form.ts'
import { lotFormText as text } from './messages.ts'

interface LotFieldsProps {
  form: RecordForm<LotValues>
  auction: Auction
  /** Why the number and the starting bid are fixed. */
  fixedTerms?: string | undefined
  /** Why the reserve is fixed. */
  fixedReserve?: string | undefined
  isNew?: boolean
}

const shapes = shapesOf(newLot)

/** The fields of a lot; amounts are in the currency of the auction. */
export const LotFields = ({ form, auction, fixedTerms, fixedReserve, isNew = false }: LotFieldsProps) => {
  const fields = { name: 'lot', form, shapes, labels: text.labels }
  return (
    <>
      <RecordField
        {...fields}
        field="lotNumber"
        hint={fixedTerms ?? (isNew ? text.numberHint : undefined)}
        disabled={fixedTerms !== undefined}
      />
      <RecordField {...fields} field="title" />
      <RecordField {...fields} field="description" />
      <FieldPair>
        <RecordField {...fields} field="estimateLow" />
        <RecordField {...fields} field="estimateHigh" />
      </FieldPair>
      <FieldPair>
        <RecordField
          {...fields}
          field="startingBid"
          hint={fixedTerms ?? incrementHint(form.values.startingBid, auction)}
          disabled={fixedTerms !== undefined}
        />
        <RecordField {...fields} field="reserve" hint={fixedReserve ?? text.staffOnly} disabled={fixedReserve !== undefined} />
      </FieldPair>
      <RecordField {...fields} field="notes" hint={text.staffOnly} />
    </>
  )
}
