import type { Permission } from '@auctionwiz/contracts/permissions'
import type { AccountUser } from '@auctionwiz/contracts/users'
import { Dismiss20Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ScreenPanel } from '../../ui/ScreenPlaces.tsx'
import { usePanelFocus } from '../../ui/use-panel-focus.ts'
import { useWide } from '../../ui/use-wide.ts'
import { DecisionSteps } from './DecisionSteps.tsx'
import type { Column } from './explain-access.ts'
import { accessText as text } from './messages.ts'

export interface DecisionAsideProps {
  column: Column
  permission: Permission
  /** Names who granted or removed it. */
  people: readonly AccountUser[]
  onChanged: () => void
  onClose: () => void
}

/** How one cell was decided: next to the table, or over it in narrow windows. */
export const DecisionAside = (props: DecisionAsideProps) => {
  const { column, permission, onClose } = props
  const wide = useWide(1200)
  if (wide) return <Docked {...props} />
  return (
    <ScreenPanel>
      <Panel title={permission} subtitle={column.title} onClose={onClose}>
        <DecisionSteps {...props} />
      </Panel>
    </ScreenPanel>
  )
}

/** The focus stays in the table, one step from the next cell; Escape closes the panel from there too. */
const Docked = (props: DecisionAsideProps) => {
  const { column, permission, onClose } = props
  const aside = useRef<HTMLElement>(null)
  usePanelFocus(aside, { trapped: false, takesFocus: false, onClose })
  return (
    <aside ref={aside} className={look('fixed', 'scrolls', 'padSidesXXL', 'padRowL', 'wide336', 'edgeLeft')} aria-label={permission}>
      <div className={look('flex', 'top', 'between')}>
        <div>
          <p className={look('note')}>{column.title}</p>
          <h2 className={look('heading')}>{permission}</h2>
        </div>
        <Button look="subtle" small icon={<Dismiss20Regular />} aria-label={text.close} onClick={onClose} />
      </div>
      <DecisionSteps {...props} />
    </aside>
  )
}
