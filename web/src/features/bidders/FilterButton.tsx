import { Filter20Regular } from '@fluentui/react-icons/headless/svg/filter'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { prefetch } from '../../ui/lazy-part/prefetch.ts'
import { look } from '../../ui/look.ts'
import { OpenPopover } from '../../ui/OpenPopover.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import styles from './FilterButton.module.css'
import { type BidderListState, filtersInForce, noFilters } from './list-state.ts'
import { bidderText } from './messages.ts'

const load = () => import('./BidderFilters.tsx')
const BidderFilters = lazyPart(load)

export interface FilterButtonProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
  /** Only an icon, as on the phone. */
  bare?: boolean
}

/** Opens the filters below itself, on the phone as a sheet from the bottom; they apply immediately. */
export const FilterButton = ({ state, change, bare = false }: FilterButtonProps) => {
  const { anchor, toggle, close } = useAnchor()
  const inForce = filtersInForce(state)
  const label = inForce > 0 ? bidderText.filterCount({ count: inForce }) : bidderText.filter
  return (
    <>
      <Button
        icon={<Filter20Regular />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onPointerEnter={() => prefetch(load)}
        onFocus={() => prefetch(load)}
        onClick={toggle}
        aria-label={bare || inForce > 0 ? label : undefined}
      >
        {bare ? undefined : bidderText.filter}
      </Button>
      {anchor && (
        <OpenPopover anchor={anchor} label={bidderText.filterTitle} width={520} sheet onClose={close}>
          {(leave) => (
            <>
              <div className={classes(look('padSidesXXL', 'padTopL', 'padBottomS'), styles.body)}>
                <BidderFilters state={state} change={change} />
              </div>
              <div className={classes(look('flex', 'between', 'lineAbove', 'ground', 'padSidesXXL', 'padRowM'), styles.foot)}>
                <Button look="subtle" disabled={inForce === 0} onClick={() => change({ ...noFilters, search: state.search })}>
                  {bidderText.clear}
                </Button>
                <Button look="primary" onClick={leave}>
                  {bidderText.done}
                </Button>
              </div>
            </>
          )}
        </OpenPopover>
      )}
    </>
  )
}
