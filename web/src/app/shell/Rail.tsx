import { PanelLeftContract20Regular } from '@fluentui/react-icons/headless/svg/panel-left-contract'
import { PanelLeftExpand20Regular } from '@fluentui/react-icons/headless/svg/panel-left-expand'
import { useState } from 'react'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { shellText } from './messages.ts'
import styles from './Rail.module.css'
import { ViewLinks } from './ViewLinks.tsx'

/** The navigation at the left, 216 px or, collapsed, icons alone. */
export const Rail = ({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) => (
  <nav aria-label={shellText.navigation} className={classes(look('stack', 'hugs'), styles.rail)}>
    <ViewLinks />
    <button
      type="button"
      className={classes(look('row', 'fixed', 'gapM', 'soft', 'noBorder', 'rounded', 'clear'), styles.toggle)}
      aria-expanded={!collapsed}
      aria-label={collapsed ? shellText.expand : undefined}
      title={collapsed ? shellText.expand : undefined}
      onClick={onToggle}
    >
      {collapsed ? <PanelLeftExpand20Regular /> : <PanelLeftContract20Regular />}
      {!collapsed && shellText.collapse}
    </button>
  </nav>
)

const key = 'rail'

/** Whether the rail shows only icons; stored in this browser. */
export const useRail = (): { collapsed: boolean; toggle: () => void } => {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'collapsed')
  const toggle = () => {
    if (collapsed) localStorage.removeItem(key)
    else localStorage.setItem(key, 'collapsed')
    setCollapsed(!collapsed)
  }
  return { collapsed, toggle }
}
