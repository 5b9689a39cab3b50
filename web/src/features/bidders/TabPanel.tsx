import type { ReactNode } from 'react'
import { look } from '../../ui/look.ts'

/** The content of the tab in the address: a column that fills the screen, one part of which scrolls. `alone` without the row of tabs. */
export const TabPanel = ({ path, alone = false, children }: { path: string; alone?: boolean; children: ReactNode }) => (
  <div
    className={look('stack', 'fill', 'anchor', 'hugs')}
    {...(!alone && { role: 'tabpanel', id: 'bidders-panel', 'aria-labelledby': `bidders-tab-${path}` })}
  >
    {children}
  </div>
)
