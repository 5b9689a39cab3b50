import { useDensity } from '../../../app/theme/appearance.ts'
import { columns } from '../../../ui/columns.ts'
import { look } from '../../../ui/look.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { viewText } from './messages.ts'
import { SavedViews } from './SavedViews.tsx'
import type { ViewButtonProps } from './ViewButton.tsx'

/** Saved views at the left, columns and density at the right. The phone's cards have neither. */
const ViewPanel = ({ state, change }: ViewButtonProps) => {
  const [density, setDensity] = useDensity()
  const wide = useWide(641)
  if (!wide) return <SavedViews state={state} change={change} />
  return (
    <div className={look('grid', 'columns')} style={columns('1fr 288px')}>
      <SavedViews state={state} change={change} />
      <div className={look('stack', 'gapM', 'padL', 'lineLeft')}>
        <ColumnChooser />
        <Switch checked={density === 'compact'} onChange={({ target }) => setDensity(target.checked ? 'compact' : 'comfortable')}>
          {viewText.density}
        </Switch>
      </div>
    </div>
  )
}

export default ViewPanel
