import type { Undoable } from '@auctionwiz/contracts/undoables'
import { ArrowUndo20Regular } from '@fluentui/react-icons/headless/svg/arrow-undo'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { Panel, type PanelProps } from '../../ui/Panel.tsx'
import { undoText as text } from './messages.ts'
import { madeLine, undoableDetail, undoableName, undoEffect } from './undo-words.ts'
import { useUndo } from './use-undo.ts'

/** Closes the panel, and steps through the list beside it. */
export type UndoPanelAccess = Pick<PanelProps, 'onClose' | 'onPrevious' | 'onNext'>

/** What undoing a deletion, a bulk change, a decided conflict or a merge does. */
export const UndoPanel = ({ one, ...access }: { one: Undoable } & UndoPanelAccess) => {
  const format = useFormat()
  const reason = usePermissionReason(one.lacks ?? 'bidders:view')
  const { undo, busy } = useUndo()
  const detail = undoableDetail(one, format.number)
  return (
    <Panel
      narrow
      title={undoableName(one)}
      subtitle={<span className={look('keepsLines')}>{madeLine(one, format)}</span>}
      {...access}
      footer={
        <>
          <span className={look('note', 'fill')}>{text.possibleUntil({ until: format.dateTime(one.until) })}</span>
          <Button
            look="primary"
            icon={<ArrowUndo20Regular />}
            reason={one.lacks && reason}
            busy={busy}
            onClick={() => void undo(one).then((done) => done && access.onClose())}
          >
            {text.undo}
          </Button>
        </>
      }
    >
      <h3 className={look('heading')}>{text.what}</h3>
      <p className={look('aboveS')}>{undoEffect(one)}</p>
      {detail && <p className={look('aboveM', 'soft', 'breaks')}>{detail}</p>}
    </Panel>
  )
}
