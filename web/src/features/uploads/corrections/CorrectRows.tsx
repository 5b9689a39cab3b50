import { listPlannedRows, readDryRun } from '@auctionwiz/contracts/dry-runs'
import { correctionLimit, correctRejectedRows, listRejectedRows, type RejectedRow } from '@auctionwiz/contracts/rejected-rows'
import { listUploads, type Upload, type UploadCategory } from '@auctionwiz/contracts/uploads'
import { useState } from 'react'
import { useMutation } from '../../../app/calls/use-mutation.ts'
import { usePages } from '../../../app/calls/use-pages.ts'
import { useFormat } from '../../../app/format.ts'
import { phraseShown } from '../../../messages/field-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { ErrorState, errorMessage } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { fieldLabel } from '../field-label.ts'
import { correctionsOf, type Edits, fieldsOf, nameIn, withEdit } from './corrections.ts'
import { correctionText as text } from './messages.ts'

interface CorrectRowsProps {
  id: string
  category: UploadCategory
  /** Nothing is imported yet: the rows are checked again. */
  checks?: boolean
  /** Rows were taken; the import runs again. A dry run is followed by its own screen. */
  onCorrected?: (upload: Upload) => void
  onClose: () => void
}

/** The rows that an import rejected, to be corrected in place and imported. */
const CorrectRows = ({ id, category, checks = false, onCorrected, onClose }: CorrectRowsProps) => {
  const params = { id }
  const pages = usePages(listRejectedRows, { params, query: {} })
  const [edits, setEdits] = useState<Edits>({})
  const [refused, setRefused] = useState<ReadonlyMap<string, RejectedRow['problems']>>(new Map())
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const { change, busy, error } = useMutation(correctRejectedRows, { refreshes: [listUploads, readDryRun, listPlannedRows] })
  const count = Object.keys(edits).length
  // The rows of a dry run have other names than those of its import.
  const loading = pages.loading || pages.earlier
  const rows = (loading ? [] : (pages.data?.flatMap((page) => page.rows) ?? [])).filter(({ row }) => !taken.has(row))
  const send = async () => {
    const answer = await change({ params, body: { rows: correctionsOf(edits) } })
    if (!answer) return
    if (answer.taken > 0) {
      if (!checks) toast({ text: text.importing({ count: answer.taken }) })
      onCorrected?.(answer.upload)
    }
    if (answer.refused.length === 0) return onClose()
    const left = new Map(answer.refused.map(({ row, problems }) => [row, problems]))
    setRefused(left)
    setTaken(new Set([...taken, ...Object.keys(edits).filter((row) => !left.has(row))]))
    setEdits(Object.fromEntries(Object.entries(edits).filter(([row]) => left.has(row))))
  }
  return (
    <Dialog
      title={text.title}
      width={960}
      dirty={count > 0}
      loading={loading}
      onClose={onClose}
      onSubmit={() => void send()}
      note={
        <span role="status">
          {error !== undefined ? (
            <span className={look('problem')}>{errorMessage(error)}</span>
          ) : refused.size > 0 ? (
            text.refused({ count: refused.size })
          ) : (
            text.changed({ count })
          )}
        </span>
      }
      actions={
        <Button
          look="primary"
          type="submit"
          busy={busy}
          reason={count === 0 ? text.changeFirst : count > correctionLimit ? text.tooMany({ limit: correctionLimit }) : undefined}
        >
          {checks ? text.check : text.import}
        </Button>
      }
    >
      <p className={look('note', 'belowM')}>{checks ? text.introCheck : text.intro}</p>
      {pages.error !== undefined && rows.length === 0 && (
        <ErrorState compact title={text.failed} error={pages.error} onRetry={pages.reload} />
      )}
      {loading && <SkeletonRows rows={6} columns={[80, 200, 320]} />}
      {pages.data && !loading && rows.length === 0 && <p className={look('muted')}>{text.none}</p>}
      <ul>
        {rows.map((row) => (
          <Row
            key={row.row}
            row={row}
            category={category}
            named={new Set(rows.map(({ file }) => file)).size > 1}
            problems={refused.get(row.row) ?? row.problems}
            edits={edits[row.row] ?? {}}
            onEdit={(column, value) => setEdits((known) => withEdit(known, row, column, value))}
          />
        ))}
      </ul>
      {pages.hasMore && (
        <Button busy={pages.loadingMore} onClick={pages.loadMore}>
          {text.more}
        </Button>
      )}
    </Dialog>
  )
}

interface RowProps {
  row: RejectedRow
  category: UploadCategory
  /** The rows are of several files. */
  named: boolean
  problems: RejectedRow['problems']
  edits: Edits[string]
  onEdit: (column: number, value: string) => void
}

const Row = ({ row, category, named, problems, edits = {}, onEdit }: RowProps) => {
  const line = useFormat().number(row.line)
  const { wrong, others, elsewhere } = fieldsOf(row, problems)
  const fields = (shown: typeof wrong) => (
    <div className={look('grid', 'twoColumns', 'gapM', 'phoneOneColumn', 'aboveS')}>
      {shown.map(({ cell, problem }) => (
        <Field key={cell.column} label={fieldLabel(cell.field, category)} error={problem === undefined ? undefined : phraseShown(problem)}>
          <TextInput value={edits[cell.column] ?? cell.value} onChange={({ target }) => onEdit(cell.column, target.value)} />
        </Field>
      ))}
    </div>
  )
  return (
    <li className={look('padRowM', 'lineBelow')}>
      <p className={look('noMargin', 'breaks')}>
        <span className={look('strong')}>{named ? text.rowOfFile({ file: row.file, line }) : text.rowOf({ line })}</span> {nameIn(row)}
      </p>
      {elsewhere.map((problem) => (
        <p key={problem} className={look('problem', 'noMargin')}>
          {phraseShown(problem)}
        </p>
      ))}
      {fields(wrong)}
      {others.length > 0 && <Disclosure label={text.otherFields({ line })}>{fields(others)}</Disclosure>}
    </li>
  )
}

export default CorrectRows
