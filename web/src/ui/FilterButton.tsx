import { Filter20Regular } from '@fluentui/react-icons/headless/svg/filter'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { classes } from './class-names.ts'
import styles from './FilterButton.module.css'
import { prefetch } from './lazy-part/prefetch.ts'
import { look } from './look.ts'
import { OpenPopover } from './OpenPopover.tsx'
import { useAnchor } from './use-anchor.ts'

interface FilterButtonProps {
  label: string
  /** The name for screen readers, where it says more than the label. */
  spokenLabel?: string | undefined
  title: string
  words: { clear: string; done: string }
  /** Of the popover, in pixels. */
  width: number
  /** Only an icon, as on the phone. */
  bare: boolean
  /** Absent while no filter is in force. */
  onClear: (() => void) | undefined
  /** Loads the filters, which are fetched when the button is near. */
  load: () => Promise<unknown>
  children: ReactNode
}

/** Opens filters below itself, on the phone as a sheet from the bottom; they apply immediately. */
export const FilterButton = ({ label, spokenLabel, title, words, width, bare, onClear, load, children }: FilterButtonProps) => {
  const { anchor, toggle, close } = useAnchor()
  const near = () => prefetch(load)
  return (
    <>
      <Button
        icon={<Filter20Regular />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-label={spokenLabel ?? (bare ? label : undefined)}
        onPointerEnter={near}
        onFocus={near}
        onClick={toggle}
      >
        {bare ? undefined : label}
      </Button>
      {anchor && (
        <OpenPopover anchor={anchor} label={title} width={width} sheet onClose={close}>
          {(leave) => (
            <>
              <div className={classes(look('padSidesXXL', 'padTopL', 'padBottomS'), styles.body)}>{children}</div>
              <div className={classes(look('flex', 'between', 'lineAbove', 'ground', 'padSidesXXL', 'padRowM'), styles.foot)}>
                <Button look="subtle" disabled={onClear === undefined} onClick={onClear}>
                  {words.clear}
                </Button>
                <Button look="primary" onClick={leave}>
                  {words.done}
                </Button>
              </div>
            </>
          )}
        </OpenPopover>
      )}
    </>
  )
}
