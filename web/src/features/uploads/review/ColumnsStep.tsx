import { startDryRun } from '@auctionwiz/contracts/dry-runs'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { chooseImportColumns, readImportColumns } from '@auctionwiz/contracts/import-mappings'
import { useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { look } from '../../../ui/look.ts'
import { PageScroll } from '../../../ui/Page.tsx'
import { SegmentedSwitch } from '../../../ui/SegmentedSwitch.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { ColumnRow } from './ColumnRow.tsx'
import { type Changes, decidedColumns, decisionsOf, isIgnored, isOpen, missingFields } from './decisions.ts'
import { reviewText as text } from './messages.ts'
import { RowPreview } from './RowPreview.tsx'
import { choiceLabel } from './review-kind.ts'
import { StopButton } from './StopButton.tsx'
import { Widths } from './Widths.tsx'

interface ColumnsStepProps {
  id: string
  columns: AnswerOf<typeof readImportColumns>
  onStarted: () => void
  onLeft: () => void
}

type Shown = 'all' | 'open' | 'ignored'

/** Every column of the files, with what becomes of it. */
export const ColumnsStep = ({ id, columns: { name, category, files, houseOrder, saved, preset }, onStarted, onLeft }: ColumnsStepProps) => {
  const wide = useWide(1024)
  const [changes, setChanges] = useState<Changes>({})
  const [shown, show] = useState<Shown>('all')
  const [saves, setSaves] = useState(true)
  const choose = useMutation(chooseImportColumns, { refreshes: [readImportColumns] })
  const start = useMutation(startDryRun)
  const decided = files.map((file) => decidedColumns(file, changes))
  const all = decided.flat()
  const open = all.filter(isOpen)
  const ignored = all.filter(isIgnored)
  const missing = [...new Set(decided.flatMap((columns) => missingFields(columns, category)))]
  const belongs = { all: () => true, open: isOpen, ignored: isIgnored }[shown]
  const reason =
    missing.length > 0
      ? text.missing({ fields: missing.map((field) => choiceLabel(category, field)).join(', ') })
      : open.length > 0
        ? text.answerFirst
        : undefined
  const failure = choose.error ?? start.error
  const go = async () => {
    const body = { columns: decisionsOf(decided), ...(saves && { saveAs: (saved?.name ?? name).slice(0, 80) }) }
    if (!(await choose.change({ params: { id }, body }))) return
    if (await start.change({ params: { id } })) onStarted()
  }
  return (
    <>
      <PageScroll padded>
        {saved && (
          <p role="note" className={look('belowM', 'soft')}>
            {text.savedApplied({ name: saved.name })}
          </p>
        )}
        {preset && (
          <p role="note" className={look('belowM', 'soft')}>
            {text.presetApplied({ name: preset })}
          </p>
        )}
        <SegmentedSwitch
          label={text.show}
          value={shown}
          onChange={show}
          options={[
            { value: 'all', label: text.all({ count: all.length }) },
            { value: 'open', label: text.questions({ count: open.length }) },
            { value: 'ignored', label: text.ignoredOnes({ count: ignored.length }) },
          ]}
        />
        {files.map((file, at) => {
          const columns = decided[at] ?? []
          const listed = columns.filter(belongs)
          return (
            <section key={file.name} aria-label={file.name} className={look(wide ? 'flex' : 'stack', 'gapXL', 'aboveM')}>
              <div className={look('grow')}>
                {files.length > 1 && (
                  <h2 className={look('body', 'strong', 'belowS')}>{text.rowsOf({ file: file.name, rows: file.rows })}</h2>
                )}
                {listed.length === 0 && <p className={look('muted')}>{text.noneShown}</p>}
                {listed.length > 0 && (
                  <table className={look('table', 'evenColumns')}>
                    <Widths of={wide ? ['16%', '22%', '31%', '31%'] : ['40%', '60%']} />
                    <thead>
                      <tr>
                        <th scope="col">{text.column}</th>
                        {wide && <th scope="col">{text.samples}</th>}
                        <th scope="col">{text.readAs}</th>
                        {wide && <th scope="col">{text.how}</th>}
                      </tr>
                    </thead>
                    <tbody>
                      {listed.map((column) => (
                        <ColumnRow
                          key={column.index}
                          category={category}
                          column={column}
                          wide={wide}
                          houseOrder={houseOrder}
                          onChange={(change) =>
                            setChanges((before) => ({ ...before, [column.name]: { ...before[column.name], ...change } }))
                          }
                        />
                      ))}
                    </tbody>
                  </table>
                )}
              </div>
              {file.samples.length > 0 && <RowPreview file={file} category={category} columns={columns} />}
            </section>
          )
        })}
      </PageScroll>
      <footer className={look('row', 'wrap', 'fixed', 'gapM', 'padPage', 'padRowM', 'lineAbove')}>
        <Checkbox checked={saves} onChange={({ target }) => setSaves(target.checked)}>
          {text.save}
        </Checkbox>
        <p className={look('note', 'noMargin')} aria-live="polite">
          {text.counts({ all: all.length, read: all.length - ignored.length, ignored: ignored.length })}{' '}
          {open.length > 0 && text.open({ count: open.length })} {missing.length > 0 && reason}
        </p>
        {failure !== undefined && (
          <p role="alert" className={look('problem', 'noMargin')}>
            {errorMessage(failure)}
          </p>
        )}
        <div className={look('row', 'wrap', 'gapM', 'atEnd')}>
          <StopButton id={id} name={name} onStopped={onLeft} />
          <Button look="primary" reason={reason} busy={choose.busy || start.busy} onClick={() => void go()}>
            {choose.busy || start.busy ? text.starting : text.start}
          </Button>
        </div>
      </footer>
    </>
  )
}
