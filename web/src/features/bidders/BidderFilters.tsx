import { autoInviteStatuses, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { tiers } from '@auctionwiz/contracts/scores'
import type { ReactNode } from 'react'
import { labels } from '../../messages/label-messages.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { look } from '../../ui/look.ts'
import { Radio } from '../../ui/Radio.tsx'
import { FreeScores } from './FreeScores.tsx'
import { HouseFilter } from './HouseFilter.tsx'
import { anyScore, type BidderListState, scoreRanges } from './list-state.ts'
import { bidderText } from './messages.ts'
import { ValueFilters } from './ValueFilters.tsx'

export interface BidderFiltersProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
}

/** Every filter of the list; several values of one filter widen it, several filters narrow it. */
const BidderFilters = ({ state, change }: BidderFiltersProps) => {
  const isFree = state.from !== undefined || state.to !== undefined
  return (
    <div className={look('grid', 'twoColumns', 'gapColumnsXXL', 'gapRowsL')}>
      <HouseFilter />
      <Group title={bidderText.status}>
        <Choices names={labels.status} values={bidderStatuses} chosen={state.status} onChange={(status) => change({ status })} />
      </Group>
      <Group title={bidderText.autoInviteType}>
        <Choices
          names={labels.autoInvite}
          values={autoInviteStatuses}
          chosen={state.autoInvite}
          onChange={(autoInvite) => change({ autoInvite })}
        />
      </Group>
      <Group title={bidderText.tier}>
        <Choices names={labels.tier} values={tiers} chosen={state.tier} onChange={(tier) => change({ tier })} />
      </Group>
      <Group title={bidderText.scoreRange}>
        {[undefined, ...scoreRanges].map((range) => (
          <Radio
            key={range ?? 'any'}
            name="range"
            checked={state.range === range && (range !== undefined || !isFree)}
            onChange={() => change({ ...anyScore, range })}
          >
            {range ? bidderText.ranges[range] : bidderText.anyScore}
          </Radio>
        ))}
        <FreeScores state={state} change={change} />
      </Group>
      <ValueFilters state={state} change={change} />
    </div>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={look('stack')}>
    <legend className={look('belowXS', 'flush', 'strong')}>{title}</legend>
    {children}
  </fieldset>
)

interface ChoicesProps<Value extends string> {
  names: Readonly<Record<Value, string>>
  values: readonly Value[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

const Choices = <Value extends string>({ names, values, chosen, onChange }: ChoicesProps<Value>) =>
  values.map((value) => (
    <Checkbox
      key={value}
      checked={chosen.includes(value)}
      onChange={(event) => onChange(values.filter((other) => (other === value ? event.target.checked : chosen.includes(other))))}
    >
      {names[value]}
    </Checkbox>
  ))

export default BidderFilters
