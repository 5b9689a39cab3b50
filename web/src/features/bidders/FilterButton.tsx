import { Filter20Regular } from '@fluentui/react-icons/headless/svg/filter'
import { lazy, Suspense, type ToggleEvent, useId, useState } from 'react'
import { fill } from '../../messages/index.ts'
import { Button } from '../../ui/Button.tsx'
import { hideWhenLeft } from '../../ui/hide-when-left.ts'
import styles from './FilterButton.module.css'
import { type BidderListState, filtersInForce, noFilters } from './list-state.ts'
import { bidderText } from './messages.ts'

const load = () => import('./BidderFilters.tsx')
const BidderFilters = lazy(load)

export interface FilterButtonProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
  /** Only an icon, as on the phone. */
  bare?: boolean
}

/** Opens the filters below itself, on the phone as a sheet from the bottom; they apply immediately. */
export const FilterButton = ({ state, change, bare = false }: FilterButtonProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const inForce = filtersInForce(state)
  const label = inForce > 0 ? fill(bidderText.filterCount, { count: inForce }) : bidderText.filter
  return (
    <>
      <Button
        icon={<Filter20Regular />}
        popoverTarget={id}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        aria-label={bare || inForce > 0 ? label : undefined}
      >
        {bare ? undefined : bidderText.filter}
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={bidderText.filterTitle}
        className={styles.popover}
        onBlur={hideWhenLeft}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        {open && (
          <>
            <div className={styles.body}>
              <Suspense fallback={null}>
                <BidderFilters state={state} change={change} />
              </Suspense>
            </div>
            <div className={styles.foot}>
              <Button look="subtle" disabled={inForce === 0} onClick={() => change({ ...noFilters, search: state.search })}>
                {bidderText.clear}
              </Button>
              <Button look="primary" popoverTarget={id} popoverTargetAction="hide">
                {bidderText.done}
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  )
}
