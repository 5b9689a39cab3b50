import { type Conflict, type Decision, readConflict } from '@auctionwiz/contracts/conflicts'
import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState, errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useShortcuts } from '../../ui/shortcuts/shortcuts.ts'
import { ConflictActions } from './ConflictActions.tsx'
import { ConflictFields } from './ConflictFields.tsx'
import { typeLine } from './conflict-words.ts'
import { conflictText as text } from './messages.ts'
import { useChoices } from './use-choices.ts'
import type { Decide } from './use-decide.ts'

export interface ConflictPanelProps {
  id: string
  /** As the list has it, until it is read. */
  row: Conflict | undefined
  access: Decide
  onDecided: (id: string) => void
  /** On the phone, where it replaces the list. */
  onBack: (() => void) | undefined
}

/** One conflict: both records field by field, and the decision. K, I, S and Ctrl+Enter act on it. */
export const ConflictPanel = ({ id, row, access, onDecided, onBack }: ConflictPanelProps) => {
  const { data, error, reload } = useQuery(readConflict, { params: { id } })
  const conflict = data ?? row
  const choices = useChoices(conflict)
  const mayNot = usePermissionReason(conflict?.kind === 'auction' ? 'auctions:import' : 'bidders:edit')
  const isOpen = conflict !== undefined && conflict.status !== 'resolved'
  const decide = async (decision: Decision | undefined) => {
    if (!conflict || !decision || access.busy) return
    if (await access.decide(conflict, decision)) onDecided(id)
  }
  const canDecide = isOpen && mayNot === undefined
  useShortcuts(
    canDecide
      ? [
          { key: 'k', label: text.keep, run: () => void decide({ choice: 'existing' }) },
          { key: 'i', label: text.use, run: () => !conflict.gone && void decide({ choice: 'imported' }) },
          ...(conflict.status === 'pending' ? [{ key: 's', label: text.skip, run: () => void decide({ choice: 'skip' }) }] : []),
          { key: 'Ctrl Enter', label: text.mergeKey, run: () => !conflict.gone && void decide(choices.merge) },
        ]
      : [],
  )
  const back = onBack && <Button look="subtle" icon={<ArrowLeft20Regular />} aria-label={text.back} onClick={onBack} />
  if (!conflict)
    return error === undefined ? (
      <SkeletonRows rows={6} columns={[120, 240, 160]} />
    ) : (
      <div className={look('fill', 'padPage', 'padTopM', 'scrolls', 'hugs')}>
        {back}
        <ErrorState title={text.readFailed} error={error} onRetry={reload} />
      </div>
    )
  const problem = access.errorOf(id)
  return (
    <section
      className={look('fill', 'padPage', 'padTopM', 'padBottomXXL', 'scrolls', 'hugs')}
      aria-label={text.detail({ name: conflict.name })}
    >
      <header className={look('flex', 'top', 'gapS')}>
        {back}
        <Head conflict={conflict} />
      </header>
      {conflict.gone && <p className={look('aboveM', 'soft')}>{text.gone}</p>}
      <ConflictFields conflict={conflict} chosen={choices.chosen} onChoose={canDecide && !conflict.gone ? choices.choose : undefined} />
      {problem !== undefined && (
        <p role="alert" className={look('aboveM', 'problem', 'breaks')}>
          {errorMessage(problem)}
        </p>
      )}
      <ConflictActions
        conflict={conflict}
        access={access}
        merge={choices.merge}
        mayNot={mayNot}
        onDecide={(decision) => void decide(decision)}
      />
    </section>
  )
}

const Head = ({ conflict }: { conflict: Conflict }) => {
  const format = useFormat()
  const { kind, name, number, recordId, auctionId, source, row, matchScore, gone } = conflict
  const to = kind === 'bidder' ? `${paths.bidders}/${recordId}` : `${paths.auctions}/${auctionId}/platform`
  const from = row === undefined ? text.fromPlatform({ source }) : text.fromRow({ row: format.number(row), source })
  const match = matchScore === undefined ? [] : [text.percent({ value: matchScore })]
  return (
    <div className={look('shrinks')}>
      <h2 className={look('heading', 'breaks')}>
        {name} {number !== undefined && <span className={look('plain', 'muted')}>{number}</span>}
      </h2>
      <p className={look('note', 'breaks')}>{[from, typeLine(conflict), ...match].join(' · ')}</p>
      {!gone && (
        <p className={look('note')}>
          <AppLink to={to}>{kind === 'bidder' ? text.openBidder({ name: number ?? name }) : text.openAuction}</AppLink>
        </p>
      )}
    </div>
  )
}
