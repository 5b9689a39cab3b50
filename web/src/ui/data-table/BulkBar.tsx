import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { Button } from '../Button.tsx'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import { tableText } from '../messages.ts'
import { PageFooter, Spacer } from '../Page.tsx'
import styles from './BulkBar.module.css'
import type { SelectionAccess } from './use-selection.ts'

export interface BulkBarProps {
  access: SelectionAccess
  /** The formatted number of rows that match, or of those in the group that `onSelectAll` selects. */
  total: string
  /** More rows match than are selected. */
  more: boolean
  /** What selects all of a group, where the selected rows are in one. */
  onSelectAll?: (() => void) | undefined
  /** The actions. */
  children: ReactNode
}

/** The footer while rows are selected: how many, and what to do with them. */
export const BulkBar = ({ access: { selection, allThatMatch, clear }, total, more, onSelectAll, children }: BulkBarProps) => {
  const format = useFormat()
  const count = selection.all ? total : format.number(selection.ids.size)
  return (
    <PageFooter tone="selected">
      <section aria-label={tableText.bulkBar} className={classes(look('row', 'grow', 'gapS', 'oneLine'), styles.bar)}>
        <b aria-live="polite" className={look('strong')}>
          {(selection.all && !selection.group ? tableText.allSelected : tableText.selected)({ count })}
        </b>
        {more && !selection.all && (
          <Button look="link" small onClick={onSelectAll ?? allThatMatch}>
            {(onSelectAll ? tableText.selectGroup : tableText.selectAll)({ count: total })}
          </Button>
        )}
        <span className={look('wide1', 'high24', 'startXS', 'afterXS', 'rule')} />
        {children}
        <Spacer />
        <Button look="subtle" icon={<Dismiss20Regular />} onClick={clear}>
          {tableText.clear}
        </Button>
      </section>
    </PageFooter>
  )
}
