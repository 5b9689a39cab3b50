import type { LotSummary } from '@auctionwiz/contracts/lots'
import type { LotOutcomeAction } from '@auctionwiz/domain/lots/lot-states'
import { ArrowExit20Regular } from '@fluentui/react-icons/headless/svg/arrow-exit'
import { ArrowSort20Regular } from '@fluentui/react-icons/headless/svg/arrow-sort'
import { ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import { Delete20Regular } from '@fluentui/react-icons/headless/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/headless/svg/edit'
import { Gavel20Regular } from '@fluentui/react-icons/headless/svg/gavel'
import { Next20Regular } from '@fluentui/react-icons/headless/svg/next'
import { Open20Regular } from '@fluentui/react-icons/headless/svg/open'
import { SubtractCircle20Regular } from '@fluentui/react-icons/headless/svg/subtract-circle'
import { Tag20Regular } from '@fluentui/react-icons/headless/svg/tag'
import type { ReactElement } from 'react'
import type { MenuEntry } from '../../ui/MenuButton.tsx'
import { OpenMenu } from '../../ui/OpenMenu.tsx'
import { type Ask, askedOutcomes } from './LotDialogs.tsx'
import { lotText } from './messages.ts'
import type { LotReasons } from './use-lot-reasons.ts'
import type { Settle } from './use-settle.ts'

const icons = {
  sell: <Gavel20Regular />,
  sellAfterSale: <Tag20Regular />,
  pass: <Next20Regular />,
  leaveUnsold: <SubtractCircle20Regular />,
  withdraw: <ArrowExit20Regular />,
} satisfies Record<LotOutcomeAction, ReactElement>

interface LotMenuProps {
  lot: LotSummary
  reasons: LotReasons
  settle: Settle
  /** The button that it opened at. */
  anchor: HTMLElement
  onClose: () => void
  onOpen: (id: string) => void
  onAsk: Ask
}

/** The actions for one lot; disabled ones say why. */
const LotMenu = ({ lot, reasons, settle, anchor, onClose, onOpen, onAsk }: LotMenuProps) => {
  const { state } = lot
  const asks = askedOutcomes.map(
    (action): MenuEntry => ({
      id: action,
      label: lotText.actions[action],
      icon: icons[action],
      ...(action === 'sell' && { shortcut: 's' }),
      reason: reasons.of(action, state),
      onSelect: () => onAsk(action, lot),
    }),
  )
  const records = (['leaveUnsold', 'withdraw'] as const).map(
    (action): MenuEntry => ({
      id: action,
      label: lotText.actions[action],
      icon: icons[action],
      reason: reasons.of(action, state),
      onSelect: () => settle.record(lot, { action }),
    }),
  )
  const undo: MenuEntry[] =
    state === 'Upcoming'
      ? []
      : [
          {
            id: 'undo',
            label: lotText.undoState({ state: lotText.states[state] }),
            icon: <ArrowUndo20Regular />,
            reason: reasons.ofUndo(state),
            onSelect: () => settle.undo(lot),
          },
        ]
  const mayRemove = reasons.of('remove', state)
  return (
    <OpenMenu
      key={lot.id}
      anchor={anchor}
      onClose={onClose}
      label={lotText.actionsFor({ number: lot.lotNumber })}
      groups={[
        [
          { id: 'view', label: lotText.view, icon: <Open20Regular />, onSelect: () => onOpen(lot.id) },
          {
            id: 'edit',
            label: lotText.edit,
            icon: <Edit20Regular />,
            shortcut: 'e',
            reason: reasons.of('edit', state),
            onSelect: () => onAsk('edit', lot),
          },
          {
            id: 'move',
            label: lotText.move,
            icon: <ArrowSort20Regular />,
            reason: reasons.of('changeTerms', state),
            onSelect: () => onAsk('move', lot),
          },
        ],
        [...asks, ...records],
        undo,
        [
          {
            id: 'remove',
            label: lotText.remove,
            icon: <Delete20Regular />,
            danger: true,
            reason: mayRemove,
            onSelect: () => onAsk('remove', lot),
          },
        ],
      ]}
    />
  )
}

export default LotMenu
