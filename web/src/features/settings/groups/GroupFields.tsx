import type { AuctionHouse } from '@auctionwiz/contracts/identity'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { Textarea } from '../../../ui/Textarea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { RecordForm } from '../use-record-form.ts'
import type { GroupValues } from './group-form.ts'
import { groupsText as text } from './messages.ts'

interface GroupFieldsProps {
  /** Prefix of the fields' ids. */
  name: string
  form: Pick<RecordForm<GroupValues>, 'values' | 'errors' | 'type'>
  houses: readonly AuctionHouse[]
}

/** A group's name and its houses. */
export const GroupFields = ({ name, form: { values, errors, type }, houses }: GroupFieldsProps) => {
  const tick = (id: string, on: boolean) =>
    type({ auctionHouseIds: on ? [...values.auctionHouseIds, id].sort() : values.auctionHouseIds.filter((other) => other !== id) })
  const problem = errors.auctionHouseIds
  return (
    <>
      <Field id={`${name}-name`} label={`${text.labels.name} *`} error={errors.name}>
        <TextInput autoComplete="off" aria-required value={values.name} onChange={(event) => type({ name: event.target.value })} />
      </Field>
      <Field id={`${name}-description`} label={text.labels.description} optional error={errors.description}>
        <Textarea value={values.description} onChange={(event) => type({ description: event.target.value })} />
      </Field>
      <fieldset id={`${name}-auctionHouseIds`} tabIndex={-1} aria-describedby={problem && `${name}-houses-error`}>
        <legend className={look('belowXS', 'flush')}>{text.labels.auctionHouseIds} *</legend>
        <div className={look('stack', 'top', 'gapXS')}>
          {houses.map(({ id, name: house }) => (
            <Checkbox key={id} checked={values.auctionHouseIds.includes(id)} onChange={(event) => tick(id, event.target.checked)}>
              {house}
            </Checkbox>
          ))}
        </div>
        {problem && (
          <p id={`${name}-houses-error`} className={look('caption', 'aboveXS', 'problem')}>
            {problem}
          </p>
        )}
      </fieldset>
    </>
  )
}
