import { createGroup } from '@auctionwiz/contracts/houses'
import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { RecordField } from '../../../ui/record-form/RecordField.tsx'
import { shapesOf } from '../../../ui/record-form/schema-fields.ts'
import type { RecordForm } from '../../../ui/record-form/use-record-form.ts'
import type { GroupValues } from './group-form.ts'
import { groupsText as text } from './messages.ts'

const shapes = shapesOf(createGroup.body)

interface GroupFieldsProps {
  /** Prefix of the fields' ids. */
  name: string
  form: Pick<RecordForm<GroupValues>, 'values' | 'errors' | 'type'>
  houses: readonly AuctionHouse[]
}

/** A group's name and its houses. */
export const GroupFields = ({ name, form, houses }: GroupFieldsProps) => {
  const fields = { name, form, shapes, labels: text.labels }
  return (
    <>
      <RecordField {...fields} field="name" />
      <RecordField {...fields} field="description" />
      <RecordField {...fields} field="auctionHouseIds" options={houses.map((house) => [house.id, house.name])} />
    </>
  )
}
