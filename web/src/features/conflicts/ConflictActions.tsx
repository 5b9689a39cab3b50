import type { Conflict, Decision } from '@auctionwiz/contracts/conflicts'
import { Merge20Regular } from '@fluentui/react-icons/headless/svg/merge'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { conflictText as text } from './messages.ts'
import type { Decide } from './use-decide.ts'

interface ConflictActionsProps {
  conflict: Conflict
  access: Decide
  /** Undefined until each field has a side. */
  merge: Decision | undefined
  /** Why the user can't decide. */
  mayNot: string | undefined
  onDecide: (decision: Decision) => void
}

/** What can be done with a conflict, by its status. */
export const ConflictActions = ({ conflict, access, merge, mayNot, onDecide }: ConflictActionsProps) => {
  if (conflict.status === 'resolved') return <Decided conflict={conflict} access={access} mayNot={mayNot} />
  const { busy } = access
  const isSkipped = conflict.status === 'skipped'
  return (
    <>
      {isSkipped && <p className={look('aboveM', 'soft')}>{text.skippedLine}</p>}
      <section aria-label={text.actions} className={look('row', 'wrap', 'gapS', 'aboveL')}>
        {!conflict.gone && (
          <Button
            look="primary"
            icon={<Merge20Regular />}
            reason={mayNot ?? (merge ? undefined : text.chooseAll)}
            disabled={busy}
            shortcut="Ctrl Enter"
            onClick={() => merge && onDecide(merge)}
          >
            {text.merge}
          </Button>
        )}
        <Button reason={mayNot} disabled={busy} shortcut="k" onClick={() => onDecide({ choice: 'existing' })}>
          {text.keep}
        </Button>
        {!conflict.gone && (
          <Button reason={mayNot} disabled={busy} shortcut="i" onClick={() => onDecide({ choice: 'imported' })}>
            {text.use}
          </Button>
        )}
        {conflict.kind === 'bidder' && <Separate disabled={busy} onClick={() => onDecide({ choice: 'separate' })} />}
        {isSkipped ? (
          <Button look="subtle" reason={mayNot} disabled={busy} onClick={() => void access.reopen(conflict)}>
            {text.reopen}
          </Button>
        ) : (
          <Button look="subtle" reason={mayNot} disabled={busy} shortcut="s" onClick={() => onDecide({ choice: 'skip' })}>
            {text.skip}
          </Button>
        )}
      </section>
    </>
  )
}

const Separate = ({ disabled, onClick }: { disabled: boolean; onClick: () => void }) => (
  <Button reason={usePermissionReason('bidders:create')} disabled={disabled} onClick={onClick}>
    {text.separate}
  </Button>
)

/** Who decided, when, and until when it can be undone. */
const Decided = ({ conflict, access, mayNot }: Pick<ConflictActionsProps, 'conflict' | 'access' | 'mayNot'>) => {
  const format = useFormat()
  const { resolution, resolvedBy = '', resolvedAt, byRules, undoUntil } = conflict
  return (
    <div className={look('row', 'wrap', 'gapS', 'aboveL')}>
      {resolution && resolvedAt !== undefined && (
        <p className={look('soft')}>
          {byRules
            ? text.settledBy({ date: format.dateTime(resolvedAt) })
            : text.decidedBy({ resolution: text.resolutions[resolution], name: resolvedBy, date: format.dateTime(resolvedAt) })}
          {undoUntil !== undefined && `. ${text.undoUntil({ date: format.date(undoUntil) })}`}
        </p>
      )}
      {undoUntil !== undefined && (
        <Button reason={mayNot} disabled={access.busy} onClick={() => void access.undo(conflict)}>
          {text.undo}
        </Button>
      )}
    </div>
  )
}
