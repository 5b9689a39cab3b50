import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronRight16Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { useFormat } from '../../app/format.ts'
import { Button } from '../Button.tsx'
import { classes } from '../class-names.ts'
import { look } from '../look.ts'
import styles from './DataCards.module.css'
import type { RowGroup } from './types.ts'

interface GroupCardProps {
  group: Pick<RowGroup<never>, 'label' | 'count' | 'note' | 'action' | 'more'>
  kind: 'group' | 'more'
  isOpen: boolean
  onToggle: () => void
}

/** The heading of a group on the phone, or the line that fetches more of its rows. */
const GroupCard = ({ group: { label, count, note, action, more }, kind, isOpen, onToggle }: GroupCardProps) => {
  const format = useFormat()
  if (kind === 'more')
    return (
      <div className={look('row', 'gapM', 'high60', 'padSidesL', 'lineBelow', 'ground')}>
        <Button look="link" onClick={more?.onMore}>
          {more?.label}
        </Button>
      </div>
    )
  return (
    <div className={classes(look('row', 'gapM', 'high60', 'padSidesL', 'lineBelow', 'raised'), styles.group)}>
      <button
        type="button"
        className={look('row', 'grow', 'stretch', 'gapM', 'flush', 'left', 'noBorder', 'clear', 'focusInside')}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {isOpen ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
        <span className={look('grow')}>
          <span className={classes(look('block', 'strong', 'cut'), styles.title)}>
            {label} {count !== undefined && <span className={look('plain', 'muted')}>{format.number(count)}</span>}
          </span>
          {note && <span className={classes(look('note', 'block', 'cut'), styles.detail)}>{note}</span>}
        </span>
      </button>
      {action}
    </div>
  )
}

export default GroupCard
