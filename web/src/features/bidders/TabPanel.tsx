import type { ReactNode } from 'react'
import { bidderTabs } from './bidder-tabs.tsx'
import styles from './TabPanel.module.css'

/** The content of the tab in the address: a column that fills the screen, one part of which scrolls. */
export const TabPanel = ({ path, children }: { path: string; children: ReactNode }) => (
  <div
    className={styles.panel}
    {...(bidderTabs.length > 1 && { role: 'tabpanel', id: 'bidders-panel', 'aria-labelledby': `bidders-tab-${path}` })}
  >
    {children}
  </div>
)
