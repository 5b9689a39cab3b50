import { Table20Regular } from '@fluentui/react-icons/headless/svg/table'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { prefetch } from '../../../ui/lazy-part/prefetch.ts'
import { OpenPopover } from '../../../ui/OpenPopover.tsx'
import { useAnchor } from '../../../ui/use-anchor.ts'
import type { BidderListState } from '../list-state.ts'
import { bidderText } from '../messages.ts'

const load = () => import('./ViewPanel.tsx')
const ViewPanel = lazyPart(load)

export interface ViewButtonProps {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
}

/** Opens the options of the list: saved views, columns, density. */
export const ViewButton = ({ state, change }: ViewButtonProps) => {
  const { anchor, toggle, close } = useAnchor()
  return (
    <>
      <Button
        look="subtle"
        icon={<Table20Regular />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onPointerEnter={() => prefetch(load)}
        onClick={toggle}
      >
        {bidderText.view}
      </Button>
      {anchor && (
        <OpenPopover anchor={anchor} label={bidderText.view} align="end" width={520} onClose={close}>
          {() => <ViewPanel state={state} change={change} />}
        </OpenPopover>
      )}
    </>
  )
}
