import { countDuplicates, mergeThreshold } from '@auctionwiz/contracts/duplicate-counts'
import { readDuplicateSettings, updateDuplicateSettings } from '@auctionwiz/contracts/duplicate-settings'
import { mergeDuplicates } from '@auctionwiz/contracts/duplicates'
import { listJobs } from '@auctionwiz/contracts/jobs'
import { useEffect, useState } from 'react'
import { useQuery } from '../../app/calls/use-call.ts'
import { useMutation } from '../../app/calls/use-mutation.ts'
import { useFormat } from '../../app/format.ts'
import { usePermissionReason } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { errorMessage } from '../../ui/ErrorState.tsx'
import { look } from '../../ui/look.ts'
import { Slider } from '../../ui/Slider.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { MergePreview } from './MergePreview.tsx'
import { duplicateText } from './messages.ts'

const { least, most } = mergeThreshold

const leftWords = (count: number): string => (count === 0 ? '' : duplicateText.undoneLeft({ count }))

/** The confidence above which pairs are merged, a preview of how many, and whether merging is automatic. */
export const ThresholdPanel = ({ working }: { working: boolean }) => {
  const format = useFormat()
  const mayNot = usePermissionReason('bidders:merge')
  const settings = useQuery(readDuplicateSettings, {})
  const [moved, setMoved] = useState<number>()
  const [asking, setAsking] = useState(false)
  const saved = settings.data
  const threshold = moved ?? saved?.threshold ?? mergeThreshold.usual
  const counts = useQuery(countDuplicates, { query: { threshold } }, { keepPreviousData: true }).data
  const saving = useMutation(updateDuplicateSettings, {
    onDone: (answer, store) => {
      store(readDuplicateSettings, {}, answer)
      setMoved(undefined)
      toast({ text: duplicateText.savedToast })
    },
  })
  const merging = useMutation(mergeDuplicates, { refreshes: [listJobs] })
  const problem = saving.error ?? merging.error
  useEffect(() => {
    if (problem !== undefined) toast({ tone: 'problem', text: errorMessage(problem) })
  }, [problem])

  const save = (change: { threshold?: number; automatic?: boolean }) => {
    if (saved) void saving.change({ body: { ...saved, threshold, ...change } })
  }
  const wouldMerge = counts?.wouldMerge ?? 0
  const hasPending = counts !== undefined && counts.pending > 0
  const values = { threshold, count: format.number(wouldMerge), pending: format.number(counts?.pending ?? 0) }
  return (
    <section
      className={look('grid', 'center', 'fill', 'padBand', 'gapColumnsXXL', 'gapRowsXS', 'phoneOneColumn', 'fit280')}
      aria-label={duplicateText.threshold}
    >
      <div>
        <h2 className={look('body')}>{duplicateText.threshold}</h2>
        <p className={look('soft')} aria-live="polite">
          {settings.error !== undefined && !saved
            ? duplicateText.settingsFailed
            : hasPending && (saved?.automatic ? duplicateText.merges : duplicateText.wouldMerge)(values)}{' '}
          {counts && leftWords(counts.leftToPeople)} {saved && duplicateText.saved({ threshold: saved.threshold })}{' '}
          {duplicateText.recommended({ range: duplicateText.recommendedRange })}
        </p>
      </div>
      <div className={look('row', 'wrap', 'gapM')}>
        <div className={look('wide168', 'phoneShares')}>
          <Slider
            label={duplicateText.thresholdSlider}
            valueText={duplicateText.percent({ value: threshold })}
            min={least}
            max={most}
            value={threshold}
            onChange={setMoved}
          />
          <span className={look('flex', 'between', 'note')} aria-hidden="true">
            <span>{duplicateText.percent({ value: least })}</span>
            <span>{duplicateText.percent({ value: most })}</span>
          </span>
        </div>
        <strong className={look('strong', 'right', 'atLeast44')}>{duplicateText.percent({ value: threshold })}</strong>
        {saved && threshold !== saved.threshold && (
          <Button reason={mayNot} busy={saving.busy} onClick={() => save({})}>
            {saving.busy ? duplicateText.saving : duplicateText.save}
          </Button>
        )}
        {wouldMerge > 0 && (
          <Button reason={mayNot} busy={merging.busy || working} onClick={() => setAsking(true)}>
            {duplicateText.mergeCount({ count: wouldMerge })}
          </Button>
        )}
      </div>
      <div className={look('wholeRow')}>
        <Switch
          checked={saved?.automatic ?? false}
          disabled={mayNot !== undefined || !saved || saving.busy}
          title={mayNot}
          onChange={(event) => save({ threshold: saved?.threshold ?? threshold, automatic: event.target.checked })}
        >
          {duplicateText.automatic}
        </Switch>
      </div>
      {asking && (
        <ConfirmDialog
          title={duplicateText.mergeAllTitle({ threshold })}
          confirmLabel={duplicateText.mergeAllConfirm}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void merging.change({ body: { threshold } })
          }}
        >
          <MergePreview threshold={threshold} pairs={wouldMerge} />
        </ConfirmDialog>
      )}
    </section>
  )
}
