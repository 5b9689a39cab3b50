import { type DuplicatePair, type PairDetail, readDuplicate, readDuplicateSettings } from '@auctionwiz/contracts/duplicates'
import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { prefetchDialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Comparison } from './Comparison.tsx'
import { duplicateText } from './messages.ts'
import styles from './PairPanel.module.css'
import { Reasons } from './Reasons.tsx'
import type { PairChanges } from './use-pair-changes.ts'

export interface PairPanelProps {
  id: string
  /** Data known from the list. */
  row: DuplicatePair | undefined
  changes: PairChanges
  onDismiss: (pair: DuplicatePair) => void
  onResolve: (detail: PairDetail) => void
  /** On the phone, where it replaces the list. */
  onBack: (() => void) | undefined
}

/** One match: the bidders, the reasons, both records, and the actions. */
export const PairPanel = ({ id, row, changes, onDismiss, onResolve, onBack }: PairPanelProps) => {
  const format = useFormat()
  const mayNot = usePermissionReason('bidders:merge')
  const { data, error, reload } = useQuery(readDuplicate, { params: { id } })
  const threshold = useQuery(readDuplicateSettings, {}).data?.threshold ?? 95
  const pair: DuplicatePair | undefined = data ?? row
  const back = onBack && <Button look="subtle" icon={<ArrowLeft20Regular />} aria-label={duplicateText.back} onClick={onBack} />
  if (error !== undefined && !data)
    return (
      <div className={styles.panel}>
        {back}
        <ErrorState title={duplicateText.detailFailed} error={error} onRetry={reload} />
      </div>
    )
  if (!pair) return <SkeletonRows rows={6} columns={[120, 240, 160]} />
  const [first, second] = pair.people
  const { status, decision } = pair
  const isMerged = status === 'auto-merged' || status === 'manually-merged'
  const survivor = pair.people.find((person) => person.id === decision?.primaryId) ?? first
  return (
    <section className={styles.panel} aria-label={duplicateText.detailLabel({ first: first.name, second: second.name })}>
      <header className={styles.head}>
        {back}
        <div className={styles.names}>
          <h2>
            {first.name} {duplicateText.and} {second.name}
          </h2>
          <p>
            {duplicateText.found({
              numbers: `${first.bidderId}, ${second.bidderId}`,
              date: format.date(pair.foundAt),
              cause: pair.foundBy,
            })}
          </p>
        </div>
        <div className={styles.actions} data-deeds>
          {status === 'pending' && (
            <>
              <Button reason={mayNot} busy={changes.busy} onClick={() => onDismiss(pair)}>
                {duplicateText.dismiss}
              </Button>
              <Button
                look="primary"
                reason={mayNot}
                disabled={!data?.records}
                onPointerEnter={prefetchDialog}
                onFocus={prefetchDialog}
                onClick={() => data && onResolve(data)}
              >
                {duplicateText.resolve}
              </Button>
            </>
          )}
          {status === 'dismissed' && (
            <Button reason={mayNot} busy={changes.busy} onClick={() => void changes.reopen(id)}>
              {duplicateText.reopen}
            </Button>
          )}
          {isMerged && (
            <>
              <ButtonLink to={`${paths.bidders}/${survivor.id}`}>{duplicateText.openBidder({ name: survivor.bidderId })}</ButtonLink>
              <Button reason={mayNot} busy={changes.busy} onClick={() => void changes.undo(id)}>
                {changes.busy ? duplicateText.undoing : duplicateText.undoMerge}
              </Button>
            </>
          )}
        </div>
      </header>
      {decision && (
        <p className={styles.decision}>
          {(status === 'dismissed'
            ? duplicateText.dismissedLine
            : status === 'auto-merged'
              ? duplicateText.mergedWithoutReview
              : duplicateText.mergedLine)({
            date: format.dateTime(decision.at),
            by: decision.by,
          })}
          {isMerged ? `. ${duplicateText.undoText}` : '.'}
        </p>
      )}
      {data && <Reasons detail={data} threshold={threshold} />}
      {data?.records && <Comparison records={data.records} conflicts={data.conflicts} />}
      {data && !data.records && !isMerged && <p className={styles.decision}>{duplicateText.gone}</p>}
      {!data && <SkeletonRows rows={6} columns={[96, 200, 160]} />}
    </section>
  )
}
