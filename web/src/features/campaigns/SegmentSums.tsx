import { useFormat } from '../../app/format.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { leftOutOf, ruleWords } from './campaign-words.ts'
import { campaignText as text } from './messages.ts'
import type { Audience, useSegmentPreview } from './use-segment-preview.ts'

/** Who matches the segment, who is left out and why, and who remains: the lines add up. */
export const SegmentSums = ({ audience, preview }: { audience: Audience; preview: ReturnType<typeof useSegmentPreview> }) => {
  const format = useFormat()
  const { counts, total, checked, isDone, error, filter, retry } = preview
  if (error !== undefined) return <ErrorState compact title={text.previewFailed} error={error} onRetry={retry} />
  if (isDone && audience.kind === 'category' && !filter) return <p className={look('soft')}>{text.noCategory}</p>
  const rule = ruleWords(audience.kind, filter)
  return (
    <div className={look('stack', 'gapS')}>
      {rule && <p className={look('noMargin', 'soft')}>{rule}</p>}
      {!isDone && (
        <ProgressBar
          label={text.checking({ done: format.number(checked), total: format.number(total) })}
          value={total === 0 ? undefined : checked}
          max={Math.max(total, checked, 1)}
        />
      )}
      <dl className={look('noMargin', 'numbers')} aria-busy={!isDone}>
        <Sum label={text.matching} value={format.number(isDone ? checked : total)} />
        {leftOutOf(counts).map(({ reason, count }) => (
          <Sum key={reason} label={text.states[reason]} value={`−${format.number(count)}`} muted />
        ))}
        <Sum label={text.willReceive} value={format.number(counts.due ?? 0)} total />
      </dl>
    </div>
  )
}

const Sum = ({ label, value, muted = false, total = false }: { label: string; value: string; muted?: boolean; total?: boolean }) => (
  <div
    className={look(
      'row',
      'between',
      'gapL',
      'tall28',
      ...(muted ? (['soft'] as const) : []),
      ...(total ? (['strong', 'edgeAbove'] as const) : []),
    )}
  >
    <dt>{label}</dt>
    <dd className={look('noMargin')}>{value}</dd>
  </div>
)
