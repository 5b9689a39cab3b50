import { listAuctions } from '@auctionwiz/contracts/auctions'
import type { InventoryItem } from '@auctionwiz/contracts/inventory'
import { itemConditions, itemStatuses } from '@auctionwiz/contracts/inventory-parts'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { useCan } from '../../app/permissions.ts'
import { FieldPair } from '../../ui/record-form/FieldPair.tsx'
import { RecordField, type RecordFields } from '../../ui/record-form/RecordField.tsx'
import { RecordSection } from '../../ui/record-form/RecordSection.tsx'
import { type ItemValues, itemShapes } from './item-form.ts'
import { inventoryLabels } from './label-messages.ts'
import { inventoryText as text } from './messages.ts'

interface ItemFieldsProps {
  form: RecordFields<ItemValues>['form']
  /** The item that is changed; missing for a new one. */
  opened?: Pick<InventoryItem, 'auctionId' | 'auctionTitle'>
}

/** The fields of an item, in one column; amounts are in its currency. */
export const ItemFields = ({ form, opened = {} }: ItemFieldsProps) => {
  const fields = { name: 'item', form, shapes: itemShapes, labels: text.labels }
  const auctions = useAuctionOptions(opened)
  return (
    <div>
      <RecordSection title={text.parts.about}>
        <RecordField {...fields} field="title" />
        <FieldPair>
          <RecordField {...fields} field="category" />
          <RecordField {...fields} field="subcategory" />
        </FieldPair>
        <RecordField {...fields} field="stockNumber" hint={text.stockHint} />
        <FieldPair>
          <RecordField {...fields} field="status" options={itemStatuses.map((one) => [one, inventoryLabels.statuses[one]] as const)} />
          <RecordField {...fields} field="condition" options={conditions()} />
        </FieldPair>
        <FieldPair>
          <RecordField {...fields} field="location" />
          <RecordField {...fields} field="acquiredDate" />
        </FieldPair>
        <RecordField {...fields} field="description" />
        <FieldPair>
          <RecordField {...fields} field="dimensions" />
          <RecordField {...fields} field="weight" />
        </FieldPair>
        <RecordField {...fields} field="tags" suggestions={[]} />
      </RecordSection>
      <RecordSection title={text.parts.value}>
        <FieldPair>
          <RecordField {...fields} field="estimateLow" />
          <RecordField {...fields} field="estimateHigh" />
        </FieldPair>
        <FieldPair>
          <RecordField {...fields} field="startingBid" />
          <RecordField {...fields} field="reserve" />
        </FieldPair>
        <RecordField {...fields} field="lastSoldPrice" />
      </RecordSection>
      <RecordSection title={text.parts.consignment}>
        <FieldPair>
          <RecordField {...fields} field="consignor" />
          <RecordField {...fields} field="consignmentFee" unit="%" />
        </FieldPair>
        <RecordField {...fields} field="provenance" />
      </RecordSection>
      <RecordSection title={text.parts.sale}>
        {auctions && <RecordField {...fields} field="auctionId" options={auctions} />}
        <RecordField {...fields} field="lotNumber" />
      </RecordSection>
    </div>
  )
}

const conditions = () => [['', text.chooseNone] as const, ...itemConditions.map((one) => [one, inventoryLabels.conditions[one]] as const)]

/** The latest auctions of the house and the one of the item as options, with one for none; undefined where the user may not see them. */
const useAuctionOptions = ({ auctionId, auctionTitle }: NonNullable<ItemFieldsProps['opened']>) => {
  const mayView = useCan('auctions:view')
  const { data } = useQuery(listAuctions, mayView ? { query: { sort: '-start', limit: 200 } } : null)
  const format = useFormat()
  if (data === undefined) return undefined
  const latest = data.auctions.map(({ id, title, startDate }): readonly [string, string] => [id, `${title}, ${format.date(startDate)}`])
  const own = auctionId !== undefined && latest.every(([id]) => id !== auctionId) ? [[auctionId, auctionTitle ?? auctionId] as const] : []
  return [['', text.noAuction] as const, ...own, ...latest]
}
