import type { ReactNode } from 'react'
import { bidderTabs } from './bidder-tabs.tsx'
import styles from './TabPanel.module.css'

/** What stands under the tab of the address: a column that fills the screen, of which one part scrolls. */
export const TabPanel = ({ path, children }: { path: string; children: ReactNode }) => (
  <div
    className={styles.panel}
    {...(bidderTabs.length > 1 && { role: 'tabpanel', id: 'bidders-panel', 'aria-labelledby': `bidders-tab-${path}` })}
  >
    {children}
  </div>
)
