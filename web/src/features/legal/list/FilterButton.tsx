import { Filter20Regular } from '@fluentui/react-icons/headless/svg/filter'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { prefetch } from '../../../ui/lazy-part/prefetch.ts'
import { look } from '../../../ui/look.ts'
import { OpenPopover } from '../../../ui/OpenPopover.tsx'
import { useAnchor } from '../../../ui/use-anchor.ts'
import type { CasesState } from '../case-address.ts'
import { caseText } from '../case-messages.ts'
import type { FilterName } from './CaseFilters.tsx'
import styles from './FilterButton.module.css'

const load = () => import('./CaseFilters.tsx')
const CaseFilters = lazyPart(load)

interface FilterButtonProps {
  label: string
  /** The filters that it opens. */
  shown: readonly FilterName[]
  state: CasesState
  change: (change: Partial<CasesState>) => void
  /** Only an icon, as on the phone. */
  bare?: boolean
}

/** Opens filters below itself, on the phone as a sheet from the bottom; they apply immediately. */
export const FilterButton = ({ label, shown, state, change, bare = false }: FilterButtonProps) => {
  const { anchor, toggle, close } = useAnchor()
  const inForce = shown.filter((name) => state[name].length > 0).length
  const clear = () => change(Object.fromEntries(shown.map((name) => [name, []])))
  return (
    <>
      <Button
        icon={<Filter20Regular />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-label={bare ? label : undefined}
        onPointerEnter={() => prefetch(load)}
        onFocus={() => prefetch(load)}
        onClick={toggle}
      >
        {bare ? undefined : label}
      </Button>
      {anchor && (
        <OpenPopover anchor={anchor} label={label} width={480} sheet onClose={close}>
          {(leave) => (
            <>
              <div className={styles.body}>
                <CaseFilters shown={shown} state={state} change={change} />
              </div>
              <div className={classes(look('flex', 'between', 'lineAbove', 'ground'), styles.foot)}>
                <Button look="subtle" disabled={inForce === 0} onClick={clear}>
                  {caseText.clear}
                </Button>
                <Button look="primary" onClick={leave}>
                  {caseText.done}
                </Button>
              </div>
            </>
          )}
        </OpenPopover>
      )}
    </>
  )
}
