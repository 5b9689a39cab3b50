import { type PreviewedChange, readScoringPreview } from '@auctionwiz/contracts/scoring-preview'
import { ArrowLeft16Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { usePages } from '../../../app/calls/use-pages.ts'
import { labels } from '../../../messages/label-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { scoringText } from './messages.ts'

/** The affected bidders, with their current and future values. */
export const PreviewList = ({ run, onBack }: { run: string; onBack: () => void }) => {
  const { data, error, loading, hasMore, loadingMore, loadMore, reload } = usePages(readScoringPreview, { query: { run } })
  const changes = data?.flatMap((page) => page.changes) ?? []
  return (
    <>
      <Button look="link" icon={<ArrowLeft16Regular />} onClick={onBack}>
        {scoringText.backToFigures}
      </Button>
      {loading && <SkeletonRows rows={6} columns={[140, 60, 120]} />}
      {error !== undefined && <ErrorState compact title={scoringText.previewFailed} error={error} onRetry={reload} />}
      {changes.length > 0 && (
        <ul className={look('fullWidth')}>
          {changes.map((change) => (
            <li className={look('padRowS', 'lineBelow')} key={change.id}>
              <span className={look('flex', 'between', 'gapS', 'strong', 'breaks')}>
                <span>{change.name}</span>
                <span className={look('fixed', 'small', 'plain', 'muted')}>{change.bidderId}</span>
              </span>
              <span className={look('caption', 'flex', 'wrap', 'gapPairs', 'soft')}>
                {stepsOf(change).map((step) => (
                  <span key={step}>{step}</span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button small busy={loadingMore} onClick={loadMore}>
          {scoringText.moreBidders}
        </Button>
      )}
    </>
  )
}

const stepsOf = ({ before, after }: PreviewedChange): string[] => [
  `${scoringText.score} ${before.score === after.score ? after.score : scoringText.changesTo({ before: before.score, after: after.score })}`,
  ...(before.tier === after.tier ? [] : [scoringText.changesTo({ before: labels.tier[before.tier], after: labels.tier[after.tier] })]),
  ...(before.autoInviteStatus === after.autoInviteStatus
    ? []
    : [scoringText.changesTo({ before: labels.autoInvite[before.autoInviteStatus], after: labels.autoInvite[after.autoInviteStatus] })]),
]
