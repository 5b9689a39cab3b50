import { readDuplicateSettings } from '@auctionwiz/contracts/duplicate-settings'
import { type DuplicatePair, readDuplicate } from '@auctionwiz/contracts/duplicates'
import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { Suspense, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { phraseShown } from '../../messages/field-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/class-names.ts'
import { ErrorState, errorMessage } from '../../ui/ErrorState.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import { Dock } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { type Shortcut, useShortcuts } from '../../ui/shortcuts/shortcuts.ts'
import { useWide } from '../../ui/use-wide.ts'
import { MergeChoicesTable } from './MergeChoicesTable.tsx'
import { duplicateText } from './messages.ts'
import { PairActions } from './PairActions.tsx'
import styles from './PairPanel.module.css'
import { Reasons } from './Reasons.tsx'
import { useMerge } from './use-merge.ts'
import { useMergeChoices } from './use-merge-choices.ts'
import type { PairChanges } from './use-pair-changes.ts'

const ResolveDialog = lazyDialog(() => import('./ResolveDialog.tsx'))

export interface PairPanelProps {
  id: string
  /** Data known from the list. */
  row: DuplicatePair | undefined
  changes: PairChanges
  onDismiss: (pair: DuplicatePair) => void
  onMerged: (id: string) => void
  onUndo: (id: string) => void
  /** On the phone, where it replaces the list. */
  onBack: (() => void) | undefined
}

/** One match: the bidders, the reasons, what a merge keeps, and the actions. D, M and Ctrl+Enter act on it. */
export const PairPanel = ({ id, row, changes, onDismiss, onMerged, onUndo, onBack }: PairPanelProps) => {
  const format = useFormat()
  const phone = !useWide(641)
  const mayNot = usePermissionReason('bidders:merge')
  const { data, error, reload } = useQuery(readDuplicate, { params: { id } })
  const threshold = useQuery(readDuplicateSettings, {}).data?.threshold ?? 95
  const choices = useMergeChoices(data)
  const merge = useMerge({ of: { id }, choices, onMerged, onUndo })
  const [resolving, setResolving] = useState(false)
  const pair: DuplicatePair | undefined = data ?? row
  const isPending = pair?.status === 'pending'
  const resolve = () => setResolving(true)
  const keys: Shortcut[] =
    pair && isPending && mayNot === undefined
      ? [
          { key: 'd', label: duplicateText.dismiss, run: () => !changes.busy && onDismiss(pair) },
          ...(choices
            ? [
                { key: 'm', label: duplicateText.resolve, run: resolve },
                { key: 'Ctrl Enter', label: duplicateText.mergeAndNext, run: merge.run },
              ]
            : []),
        ]
      : []
  useShortcuts(keys)
  const back = onBack && <Button look="subtle" icon={<ArrowLeft20Regular />} aria-label={duplicateText.back} onClick={onBack} />
  if (error !== undefined && !data)
    return (
      <div className={look('fill', 'padPage', 'padTopM', 'padBottomXXL', 'scrolls', 'hugs')}>
        {back}
        <ErrorState title={duplicateText.detailFailed} error={error} onRetry={reload} />
      </div>
    )
  if (!pair) return <SkeletonRows rows={6} columns={[120, 240, 160]} />
  const [first, second] = pair.people
  const isMerged = pair.status === 'auto-merged' || pair.status === 'manually-merged'
  const actions = (
    <PairActions
      pair={pair}
      changes={changes}
      merge={merge}
      ready={choices !== undefined}
      onDismiss={() => onDismiss(pair)}
      onResolve={resolve}
    />
  )
  return (
    <>
      <section
        className={look('fill', 'padPage', 'padTopM', 'padBottomXXL', 'scrolls', 'hugs')}
        aria-label={duplicateText.detailLabel({ first: first.name, second: second.name })}
      >
        <header className={look('flex', 'top', 'wrap', 'gapS', 'lineBelow', 'padBottomM')}>
          {back}
          <div className={look('shrinks', 'from200')}>
            <h2 className={look('heading', 'breaks')}>
              {first.name} {duplicateText.and} {second.name}
            </h2>
            <p className={look('note')}>
              {duplicateText.found({
                numbers: `${first.bidderId}, ${second.bidderId}`,
                date: format.date(pair.foundAt),
                cause: phraseShown(pair.foundBy),
              })}
            </p>
          </div>
          {!phone && <div className={look('flex', 'fixed', 'gapS')}>{actions}</div>}
        </header>
        <Decision pair={pair} isMerged={isMerged} />
        {merge.error !== undefined && !resolving && (
          <ErrorSummary title={`${duplicateText.mergeFailed} ${errorMessage(merge.error)}`} errors={[]} />
        )}
        {data && <Reasons detail={data} threshold={threshold} />}
        {choices && isPending && (
          <section className={look('aboveM')}>
            <h3 className={look('body')}>
              {duplicateText.keeps}{' '}
              <span className={look('startS', 'note', 'plain')}>{duplicateText.chosen({ count: choices.rows.length })}</span>
            </h3>
            {choices.rows.length > 0 && <MergeChoicesTable choices={choices} compact disabled={mayNot !== undefined} />}
            <p className={look('aboveS', 'note')}>{duplicateText.keepsNote({ secondary: choices.secondary.bidderId })}</p>
          </section>
        )}
        {data && !data.records && !isMerged && <p className={look('aboveM', 'soft')}>{duplicateText.gone}</p>}
        {!data && <SkeletonRows rows={6} columns={[96, 200, 160]} />}
      </section>
      {phone && (
        <Dock>
          <div className={classes(look('flex', 'fill', 'wrap', 'gapS'), styles.docked)}>{actions}</div>
        </Dock>
      )}
      {resolving && choices && (
        <Suspense fallback={null}>
          <ResolveDialog choices={choices} after={data?.after} merge={merge} onClose={() => setResolving(false)} />
        </Suspense>
      )}
    </>
  )
}

/** When a match was decided, and by whom. */
const Decision = ({ pair: { status, decision }, isMerged }: { pair: DuplicatePair; isMerged: boolean }) => {
  const format = useFormat()
  if (!decision) return null
  const line = { dismissed: duplicateText.dismissedLine, 'auto-merged': duplicateText.mergedWithoutReview }[status as string]
  return (
    <p className={look('aboveM', 'soft')}>
      {(line ?? duplicateText.mergedLine)({ date: format.dateTime(decision.at), by: decision.by })}
      {isMerged ? `. ${duplicateText.undoText}` : '.'}
    </p>
  )
}
