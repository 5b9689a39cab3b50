import { type LotTotals, lotStates } from '@auctionwiz/contracts/lots'
import { useFormat } from '../../app/format.ts'
import { classes } from '../../ui/class-names.ts'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { look } from '../../ui/look.ts'
import { Spacer } from '../../ui/Page.tsx'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './Lots.module.css'
import { SellThrough } from './LotTotals.tsx'
import type { LotListState } from './lot-list.ts'
import { lotText } from './messages.ts'

interface LotToolsProps {
  state: LotListState
  change: (change: Partial<LotListState>) => void
  totals: LotTotals | undefined
}

export const LotSearch = ({ state, change }: Pick<LotToolsProps, 'state' | 'change'>) => (
  <ListSearch placeholder={lotText.search} state={state} change={change} />
)

/** The states with their counts; those that no lot has are left out, except the chosen one. */
const useStateOptions = ({ state, totals }: LotToolsProps): { value: string; label: string }[] => {
  const format = useFormat()
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : lotText.withCount({ label, count: format.number(count) })
  const shown = lotStates.filter((each) => each === state.state || (totals?.states[each] ?? 1) > 0)
  return [
    { value: '', label: counted(lotText.all, totals?.lots) },
    ...shown.map((each) => ({ value: each, label: counted(lotText.states[each], totals?.states[each]) })),
  ]
}

const stateIn = (value: string) => lotStates.find((each) => each === value)

/** The filter by state as a row, with how many lots each has. */
export const LotStates = (props: LotToolsProps) => {
  const { state, change, totals } = props
  return (
    <div className={classes(look('row', 'gapL', 'fixed'), styles.states)}>
      <SegmentedSwitch
        label={lotText.stateFilter}
        options={useStateOptions(props)}
        value={state.state ?? ''}
        onChange={(value) => change({ state: stateIn(value) })}
      />
      <Spacer />
      {totals && <SellThrough totals={totals} />}
    </div>
  )
}

/** The same filter for the phone. */
export const LotStateSelect = (props: LotToolsProps) => (
  <Select
    className={look('fixed', 'wide132')}
    aria-label={lotText.stateFilter}
    value={props.state.state ?? ''}
    onChange={({ target }) => props.change({ state: stateIn(target.value) })}
  >
    {useStateOptions(props).map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Select>
)
