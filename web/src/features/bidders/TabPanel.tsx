import type { ReactNode } from 'react'
import { look } from '../../ui/look.ts'
import { bidderTabs } from './bidder-tabs.tsx'

/** The content of the tab in the address: a column that fills the screen, one part of which scrolls. */
export const TabPanel = ({ path, children }: { path: string; children: ReactNode }) => (
  <div
    className={look('stack', 'fill', 'anchor', 'hugs')}
    {...(bidderTabs.length > 1 && { role: 'tabpanel', id: 'bidders-panel', 'aria-labelledby': `bidders-tab-${path}` })}
  >
    {children}
  </div>
)
