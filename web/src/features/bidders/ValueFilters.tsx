import { listBidderValues } from '@auctionwiz/contracts/bidder-values'
import { useQuery } from '../../app/calls/use-call.ts'
import { classes } from '../../ui/class-names.ts'
import { Field } from '../../ui/Field.tsx'
import { FilterChip } from '../../ui/FilterChip.tsx'
import { look } from '../../ui/look.ts'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './BidderFilters.module.css'
import type { BidderListState } from './list-state.ts'
import { bidderText } from './messages.ts'

export interface ValueFiltersProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
}

/** Filters by what the bidders of this house have: tags, preferred categories, cities; and by the day of the last auction. */
export const ValueFilters = ({ state, change }: ValueFiltersProps) => {
  const { data } = useQuery(listBidderValues, {})
  return (
    <>
      <ValueFilter
        id="filter-tag"
        label={bidderText.columns.tags}
        values={data?.tags}
        chosen={state.tag}
        onChange={(tag) => change({ tag })}
      />
      <ValueFilter
        id="filter-category"
        label={bidderText.columns.categories}
        values={data?.categories}
        chosen={state.category}
        onChange={(category) => change({ category })}
      />
      <ValueFilter
        id="filter-city"
        label={bidderText.city}
        values={data?.cities}
        chosen={state.city}
        onChange={(city) => change({ city })}
      />
      <fieldset className={look('stack', 'wholeRow')}>
        <legend className={look('belowXS', 'flush', 'strong')}>{bidderText.lastAuction}</legend>
        <div className={classes(look('row', 'gapS'), styles.scores)}>
          <TextInput
            type="date"
            aria-label={bidderText.lastAuctionFrom}
            value={state.lastAuctionFrom ?? ''}
            onInput={({ currentTarget }) => change({ lastAuctionFrom: currentTarget.value || undefined })}
          />
          <span aria-hidden="true">{bidderText.to}</span>
          <TextInput
            type="date"
            aria-label={bidderText.lastAuctionTo}
            value={state.lastAuctionTo ?? ''}
            onInput={({ currentTarget }) => change({ lastAuctionTo: currentTarget.value || undefined })}
          />
        </div>
      </fieldset>
    </>
  )
}

interface ValueFilterProps<Value extends string> {
  id: string
  label: string
  /** Undefined until they are loaded. */
  values: readonly Value[] | undefined
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Adds one value at a time; those chosen stand below and can be removed. Nothing where there is nothing to choose. */
const ValueFilter = <Value extends string>({ id, label, values = [], chosen, onChange }: ValueFilterProps<Value>) => {
  const left = values.filter((value) => !chosen.includes(value))
  const add = (name: string) => {
    const added = left.find((value) => value === name)
    if (added !== undefined) onChange([...chosen, added])
  }
  if (values.length === 0 && chosen.length === 0) return null
  return (
    <div className={look('wholeRow')}>
      <Field id={id} label={label}>
        <Select value="" disabled={left.length === 0} onChange={({ target }) => add(target.value)}>
          <option value="">{bidderText.chooseValue}</option>
          {left.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </Select>
      </Field>
      {chosen.length > 0 && (
        <div className={look('flex', 'wrap', 'gapXS', 'aboveS')}>
          {chosen.map((value) => (
            <FilterChip key={value} name={label} value={value} onRemove={() => onChange(chosen.filter((other) => other !== value))} />
          ))}
        </div>
      )}
    </div>
  )
}
