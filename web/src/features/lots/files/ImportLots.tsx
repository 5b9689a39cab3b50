import { importLots } from '@auctionwiz/contracts/lot-files'
import type { LotFile } from '@auctionwiz/domain/lot-files/read-file'
import { useEffect } from 'react'
import { listed, useFormat } from '../../../app/format.ts'
import { usePermissionReason } from '../../../app/permissions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useStable } from '../../../ui/use-stable.ts'
import { lotFormText } from '../messages.ts'
import { ImportResults } from './ImportResults.tsx'
import { LotFileField } from './LotFileField.tsx'
import { lotFileText as text } from './messages.ts'
import type { SeveralSheets } from './read-chosen.ts'
import { changedIn, type ImportState, useImportLots } from './use-import-lots.ts'

interface ImportLotsProps {
  auctionId: string
  /** Chosen before the dialog opened. */
  file?: File | undefined
  onClose: () => void
}

/** Reads the lots of a file into the auction: first what would happen, then the import. */
const ImportLots = ({ auctionId, file, onClose }: ImportLotsProps) => {
  const mayNot = usePermissionReason(importLots.access.permission)
  const { state, choose, goOn, again } = useImportLots(auctionId)
  const isOver = state.at === 'done'
  const start = useStable(choose)
  useEffect(() => void start(file), [start, file])
  return (
    <Dialog
      title={text.title}
      width={720}
      dirty={state.at === 'import' && state.busy}
      {...(isOver && { cancelLabel: text.close })}
      onClose={onClose}
      note={<Note state={state} />}
      actions={<Actions state={state} mayNot={mayNot} onGo={goOn} onOther={again} />}
    >
      {(state.at === 'file' || state.at === 'reading') && (
        <LotFileField
          {...(state.at === 'reading' && { hint: text.reading })}
          error={'problem' in state ? state.problem : undefined}
          onChoose={(chosen) => void choose(chosen)}
        />
      )}
      {'several' in state && state.several && (
        <SheetField
          several={state.several}
          locked={state.at === 'import' || isOver}
          onChoose={(sheet) => void choose(state.several?.workbook, sheet)}
        />
      )}
      {'file' in state && (
        <div className={look('stack', 'gapL')}>
          <Columns file={state.file} />
          {(state.at === 'check' || state.at === 'import') && <Progress state={state} />}
          {(state.at === 'checked' || isOver) && <ImportResults results={state.results} isOver={isOver} />}
        </div>
      )}
    </Dialog>
  )
}

export default ImportLots

interface SheetFieldProps {
  several: SeveralSheets
  locked: boolean
  onChoose: (sheet: string) => void
}

/** Which sheet of a workbook is read. */
const SheetField = ({ several: { sheet, sheets }, locked, onChoose }: SheetFieldProps) => (
  <Field label={text.sheet}>
    <Select value={sheet} disabled={locked} onChange={({ target }) => onChoose(target.value)}>
      {sheets.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  </Field>
)

const Columns = ({ file: { header } }: { file: LotFile }) => (
  <p className={look('muted', 'noMargin', 'breaks')}>
    {text.columns({ columns: listed([...header.columns.keys()].map((field) => lotFormText.labels[field])) })}
    {header.ignored.length > 0 && (
      <>
        <br />
        {text.ignored({ columns: listed(header.ignored) })}
      </>
    )}
  </p>
)

const Progress = ({ state: { at, file, results } }: { state: Extract<ImportState, { busy: boolean }> }) => {
  const format = useFormat()
  const total = file.rows.length + file.skipped.length
  const words = at === 'check' ? text.checking : text.importing
  const label = words({ done: format.number(results.length), total: format.number(total) })
  return (
    <div className={look('stack', 'gapS')}>
      <span className={look('numbers')}>{label}</span>
      <ProgressBar label={label} value={results.length} max={total} />
    </div>
  )
}

const Note = ({ state }: { state: ImportState }) => {
  const format = useFormat()
  if (state.at === 'checked') return text.emptyCells
  if (!('problem' in state) || state.at === 'file') return null
  const [done, total] = [state.results.length, state.file.rows.length + state.file.skipped.length].map(format.number)
  return (
    <span role="alert">
      {text.stopped({ done: done ?? '', total: total ?? '', problem: errorMessage(state.problem) })} {state.at === 'import' && text.kept}
    </span>
  )
}

interface ActionsProps {
  state: ImportState
  mayNot: string | undefined
  onGo: () => void
  onOther: () => void
}

const Actions = ({ state, mayNot, onGo, onOther }: ActionsProps) => {
  if (state.at === 'file' || state.at === 'reading') return null
  if (state.at === 'done') return <Button onClick={onOther}>{text.other}</Button>
  if (state.at === 'checked') {
    const count = changedIn(state.results)
    return (
      <>
        <Button onClick={onOther}>{text.other}</Button>
        <Button look="primary" reason={mayNot ?? (count === 0 ? text.nothing : undefined)} onClick={onGo}>
          {text.go({ count })}
        </Button>
      </>
    )
  }
  return (
    <Button look="primary" busy={state.busy} onClick={onGo}>
      {text.goOn}
    </Button>
  )
}
