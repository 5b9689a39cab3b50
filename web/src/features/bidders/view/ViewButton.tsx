import { Table20Regular } from '@fluentui/react-icons/headless/svg/table'
import { lazy, Suspense, type ToggleEvent, useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { hideWhenLeft } from '../../../ui/hide-when-left.ts'
import styles from '../FilterButton.module.css'
import type { BidderListState } from '../list-state.ts'
import { bidderText } from '../messages.ts'

const load = () => import('./ViewPanel.tsx')
const ViewPanel = lazy(load)

export interface ViewButtonProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
}

/** Opens the options of the list: saved views, columns, density. */
export const ViewButton = ({ state, change }: ViewButtonProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="subtle" icon={<Table20Regular />} popoverTarget={id} onPointerEnter={() => void load()}>
        {bidderText.view}
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={bidderText.view}
        className={`${styles.popover} ${styles.end}`}
        onBlur={hideWhenLeft}
        // Events of the menus inside bubble up too.
        onToggle={({ newState, target, currentTarget }: ToggleEvent) => target === currentTarget && setOpen(newState === 'open')}
      >
        {open && (
          <Suspense fallback={null}>
            <ViewPanel state={state} change={change} />
          </Suspense>
        )}
      </div>
    </>
  )
}
