import { PanelLeftContract20Regular } from '@fluentui/react-icons/headless/svg/panel-left-contract'
import { PanelLeftExpand20Regular } from '@fluentui/react-icons/headless/svg/panel-left-expand'
import { useState } from 'react'
import { classes } from '../ui/class-names.ts'
import { look } from '../ui/look.ts'
import { useWide } from '../ui/use-wide.ts'
import { shellText } from './messages.ts'
import styles from './Rail.module.css'
import { ViewLinks } from './ViewLinks.tsx'

/** The navigation at the left, 216 px or, collapsed, icons alone. */
export const Rail = ({ collapsed, onToggle }: { collapsed: boolean; onToggle: (() => void) | undefined }) => (
  <nav
    aria-label={shellText.navigation}
    className={classes(look('stack', 'lineRight', 'chrome', 'hugs', 'notOnPhone', 'padSidesS', 'padTopM', 'padBottomS'), styles.rail)}
  >
    <ViewLinks />
    {onToggle && (
      <button
        type="button"
        className={classes(
          look('row', 'fixed', 'gapM', 'padSidesM', 'soft', 'noBorder', 'rounded', 'clear', 'atFoot', 'high32', 'hoversNav'),
          styles.toggle,
        )}
        aria-expanded={!collapsed}
        aria-label={collapsed ? shellText.expand : undefined}
        title={collapsed ? shellText.expand : undefined}
        onClick={onToggle}
      >
        {collapsed ? <PanelLeftExpand20Regular /> : <PanelLeftContract20Regular />}
        {!collapsed && shellText.collapse}
      </button>
    )}
  </nav>
)

const key = 'rail'

/** Whether the rail shows only icons: the user's choice, stored in this browser; in a narrow window always, and without `toggle`. */
export const useRail = (): { collapsed: boolean; toggle: (() => void) | undefined } => {
  const wide = useWide(1024)
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'collapsed')
  const toggle = () => {
    if (collapsed) localStorage.removeItem(key)
    else localStorage.setItem(key, 'collapsed')
    setCollapsed(!collapsed)
  }
  return wide ? { collapsed, toggle } : { collapsed: true, toggle: undefined }
}
