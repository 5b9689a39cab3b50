import {
  type DryRun,
  type DryRunTotals,
  type RowOutcome,
  readDryRun,
  rowOutcomes,
  startDryRun,
  startImport,
} from '@auctionwiz/contracts/dry-runs'
import { importUndoDays } from '@auctionwiz/contracts/import-undo'
import { listUploads, type UploadCategory } from '@auctionwiz/contracts/uploads'
import { useEffect, useState } from 'react'
import { useQuery } from '../../../app/calls/use-call.ts'
import { useMutation, useRefresh } from '../../../app/calls/use-mutation.ts'
import { useFormat } from '../../../app/format.ts'
import { phraseShown } from '../../../messages/field-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { FigureSum } from '../../../ui/FigureSum.tsx'
import { lazyDialog } from '../../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../../ui/look.ts'
import { PageScroll } from '../../../ui/Page.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { useSearchText } from '../../../ui/use-search-text.ts'
import { useStable } from '../../../ui/use-stable.ts'
import { useWide } from '../../../ui/use-wide.ts'
import { reviewText as text } from './messages.ts'
import { PlannedRows } from './PlannedRows.tsx'
import styles from './Review.module.css'
import { wordsOf } from './review-kind.ts'
import { StopButton } from './StopButton.tsx'

const CorrectRows = lazyDialog(() => import('../corrections/CorrectRows.tsx'))

interface DryRunStepProps {
  id: string
  name: string
  category: UploadCategory
  onBack: () => void
  onLeft: () => void
}

const isBusy = (run: DryRun | undefined): boolean => run === undefined || run.state === 'waiting' || run.state === 'running'

/** What would become of the rows; go or stop. */
export const DryRunStep = ({ id, name, category, onBack, onLeft }: DryRunStepProps) => {
  const [following, follow] = useState(true)
  const {
    data: run,
    error,
    reload,
  } = useQuery(readDryRun, { params: { id } }, following ? { refreshInterval: 700, dedupingInterval: 300 } : {})
  const refresh = useRefresh()
  const again = useMutation(startDryRun, { refreshes: [readDryRun] })
  const begin = useMutation(startImport, { refreshes: [readDryRun] })
  const busy = isBusy(run)
  const isImported = run?.state === 'done' && run.imports && run.changed === 0
  useEffect(() => follow(busy), [busy])
  const leave = useStable(() => {
    toast({ text: text.imported({ name }) })
    refresh([listUploads])
    onLeft()
  })
  useEffect(() => {
    if (isImported) leave()
  }, [isImported, leave])
  const go = async () => {
    if (!run) return
    await begin.change({ params: { id }, body: { number: run.number } })
  }
  if (run?.state === 'failed' || (error !== undefined && !run))
    return (
      <PageScroll padded>
        <EmptyState
          title={text.failed}
          actions={
            <>
              <Button look="primary" busy={again.busy} onClick={() => void again.change({ params: { id } }).then(reload)}>
                {text.again}
              </Button>
              <Button onClick={onBack}>{text.toColumns}</Button>
            </>
          }
        >
          {run?.problem ? phraseShown(run.problem) : errorMessage(error)}
        </EmptyState>
      </PageScroll>
    )
  if (!run || busy || isImported)
    return (
      <PageScroll padded>
        <section className={look('stack', 'gapM', 'upTo960')} aria-live="polite">
          <h2 className={look('heading')}>{run?.imports ? text.recheck : text.planning}</h2>
          <ProgressBar value={run?.progress ?? 0} max={100} label={text.planning} />
          <p className={look('note')}>{text.planningText({ rows: run?.rows ?? 0 })}</p>
        </section>
      </PageScroll>
    )
  const shown = { id, name, category, run, begin, onBack, onLeft }
  return <Planned key={run.number} {...shown} onGo={() => void go()} />
}

/** In the order of the sum. */
const shownOutcomes = ['create', 'update', 'unchanged', 'conflict', 'error'] as const

const outcomeLooks = {
  create: look('barHigh'),
  update: classes(look('barHigh'), styles.update),
  unchanged: look('rule'),
  conflict: look('barMedium'),
  error: look('barLow'),
}

/** The colour of an outcome in the bar, beside its figure. */
const OutcomeMark = ({ outcome }: { outcome: (typeof shownOutcomes)[number] }) => (
  <span aria-hidden="true" className={classes(look('fixed', 'wide8', 'high8', 'roundedSmall', 'ownColors'), outcomeLooks[outcome])} />
)

/** The shares of the outcomes. The figures above say the same, so that a screen reader needs only those. */
const OutcomeBar = ({ totals }: { totals: DryRunTotals }) => (
  <div aria-hidden="true" className={look('flex', 'gapXXS', 'aboveM')}>
    {shownOutcomes.map((one) => (
      <span
        key={one}
        className={classes(look('high8', 'roundedSmall'), outcomeLooks[one])}
        style={{ flexGrow: totals[one] }}
        hidden={totals[one] === 0}
      />
    ))}
  </div>
)

/** What Import does with each outcome, as sentences. */
const whatFollows = ({ create, update, unchanged, conflict, error }: DryRunTotals): string => {
  const written = create + update
  return [
    text.writes({ count: written }),
    ...(unchanged > 0 ? [text.stays({ count: unchanged })] : []),
    ...(conflict > 0 ? [text.conflictsWait({ count: conflict })] : []),
    ...(error > 0 ? [text.skips({ count: error })] : []),
    ...(written > 0 ? [text.undoable({ days: importUndoDays })] : []),
  ].join(' ')
}

interface PlannedProps extends DryRunStepProps {
  run: DryRun
  begin: { busy: boolean; error: unknown }
  onGo: () => void
}

const Planned = ({ id, name, category, run, begin, onGo, onBack, onLeft }: PlannedProps) => {
  const format = useFormat()
  const wide = useWide(1024)
  const phone = !useWide(641)
  const [correcting, setCorrecting] = useState(false)
  const [outcome, setOutcome] = useState<RowOutcome>()
  const [search, setSearch] = useState('')
  const [typed, type] = useSearchText(search, setSearch)
  const { totals, rows, changed } = run
  const words = wordsOf(category)
  const written = totals.create + totals.update
  const parts = shownOutcomes.map((one) => ({
    label: text.outcomes[one],
    value: totals[one],
    isProblem: one === 'error',
    mark: <OutcomeMark outcome={one} />,
  }))
  return (
    <>
      <PageScroll padded>
        {!!changed && (
          <p role="alert" className={look('belowM', 'padBand', 'tintMedium')}>
            {(words ?? text).changed({ count: changed })}
          </p>
        )}
        <FigureSum totalFirst parts={parts} total={{ label: text.total, value: rows }} />
        <OutcomeBar totals={totals} />
        <div className={look('row', 'wrap', 'gapM', 'aboveM')}>
          <div className={look(phone ? 'fullWidth' : 'wide320')}>
            <SearchBox placeholder={text.searchRows} value={typed} onChange={type} />
          </div>
          <div className={look('row')}>
            <Select
              aria-label={text.outcome}
              value={outcome ?? ''}
              onChange={({ target }) => setOutcome(rowOutcomes.find((one) => one === target.value))}
            >
              <option value="">{text.allOutcomes}</option>
              {rowOutcomes.map((one) => (
                <option key={one} value={one}>
                  {text.outcomeCount({ outcome: text.outcomes[one], count: format.number(totals[one]) })}
                </option>
              ))}
            </Select>
          </div>
          {totals.error > 0 && <Button onClick={() => setCorrecting(true)}>{text.correct({ count: totals.error })}</Button>}
          <span className={look('note')}>{text.needsFirst}</span>
        </div>
        <PlannedRows id={id} category={category} outcome={outcome} search={search} />
        {correcting && <CorrectRows id={id} category={category} checks onClose={() => setCorrecting(false)} />}
      </PageScroll>
      <footer className={look('row', 'wrap', 'fixed', 'gapM', 'padPage', 'padRowM', 'lineAbove')}>
        <div className={look(wide ? 'grow' : 'fullWidth')}>
          <p className={look('strong', 'noMargin')}>{text.nothingWritten}</p>
          <p className={look('note', 'noMargin')}>{whatFollows(totals)}</p>
          {begin.error !== undefined && (
            <p role="alert" className={look('problem', 'noMargin')}>
              {errorMessage(begin.error)}
            </p>
          )}
        </div>
        <Button onClick={onBack}>{text.toColumns}</Button>
        <StopButton id={id} name={name} onStopped={onLeft} />
        <Button look="primary" busy={begin.busy} reason={written + totals.conflict === 0 ? text.writesNothing : undefined} onClick={onGo}>
          {text.import({ count: written })}
        </Button>
      </footer>
    </>
  )
}
