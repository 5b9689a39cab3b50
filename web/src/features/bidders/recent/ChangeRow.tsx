import type { BidderChange } from '@auctionwiz/contracts/bulk'
import type { Permission } from '@auctionwiz/contracts/permissions'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronUp16Regular } from '@fluentui/react-icons/headless/svg/chevron-up'
import { useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { columns } from '../../../ui/columns.ts'
import { look } from '../../../ui/look.ts'
import { bulkSentence } from '../bulk/bulk-sentence.ts'
import { ChangedBidders } from './ChangedBidders.tsx'
import { changeDetail, changeSentence } from './change-sentence.ts'
import { recentText as text } from './messages.ts'
import type { UndoChange } from './use-undo-change.ts'

/** One change: what, by whom, when, until when it can be undone, and the result of an undo. */
export const ChangeRow = ({ change, undoing }: { change: BidderChange; undoing: UndoChange }) => {
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const mayNot = useLacking(change.lacks)
  const { run, by, at, until, changed, left } = change
  const what = changeSentence(change)
  const detail = changeDetail(change, format.number)
  const outcome = undoing.outcomeOf(run)
  const isBusy = undoing.busyRun === run
  return (
    <li className={look('lineBelow')}>
      <div className={look('grid', 'center', 'gapFacts', 'padRowSNudge', 'tall48', 'columns')} style={columns('1fr 1fr 104px', '1fr auto')}>
        <span className={look('stack', 'shrinks', 'breaks')}>
          <b>{what}</b>
          {detail && <span className={look('note')}>{detail}</span>}
        </span>
        <span className={look('stack', 'shrinks', 'breaks', 'phoneWholeRow', 'phoneLast')}>
          <span>{text.byAt({ name: by, at: format.dateTime(at) })}</span>
          <span className={look('note')}>
            {left === 0 ? text.undone : text.until({ until: format.dateTime(until) })}
            {left > 0 &&
              left < changed &&
              `. ${text.someUndone({ count: format.number(changed - left), changed: format.number(changed) })}`}
          </span>
        </span>
        <span className={look('flex', 'end', 'gapS')}>
          {left > 0 && (
            <>
              <Button
                small
                reason={mayNot}
                busy={isBusy}
                disabled={undoing.busyRun !== undefined && !isBusy}
                aria-label={text.undoName({ what })}
                onClick={() => void undoing.undo(run)}
              >
                {text.undo}
              </Button>
              <Button
                small
                look="subtle"
                icon={open ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
                aria-label={text.showBidders({ what })}
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              />
            </>
          )}
        </span>
      </div>
      {(outcome || isBusy) && (
        <p className={look('padBottomS')} role="status">
          {outcome
            ? bulkSentence({ kind: 'undo' }, outcome, format.number)
            : undoing.job &&
              undoing.job.total > 0 &&
              text.undoing({ done: format.number(undoing.job.done), total: format.number(undoing.job.total) })}
        </p>
      )}
      {open && left > 0 && <ChangedBidders change={change} mayNot={mayNot} />}
    </li>
  )
}

/** Why the user cannot undo another user's change: the service names the permission. */
const useLacking = (permission: string | undefined): string | undefined => {
  const reason = usePermissionReason((permission ?? 'bidders:bulk_actions') as Permission)
  return permission === undefined ? undefined : reason
}
