import { listPlannedRows, type PlannedRow, type RowOutcome } from '@auctionwiz/contracts/dry-runs'
import type { UploadCategory } from '@auctionwiz/contracts/uploads'
import { keptCaseProblems } from '@auctionwiz/domain/imports/cases/problems'
import { keptItemProblems } from '@auctionwiz/domain/imports/items/problems'
import { keptPaymentProblem } from '@auctionwiz/domain/imports/payments/problems'
import { keptProblems } from '@auctionwiz/domain/imports/sales/problems'
import { Add16Regular } from '@fluentui/react-icons/headless/svg/add'
import { ArrowSync16Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { EqualCircle16Regular } from '@fluentui/react-icons/headless/svg/equal-circle'
import { ErrorCircle16Regular } from '@fluentui/react-icons/headless/svg/error-circle'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import type { ReactNode } from 'react'
import { usePages } from '../../../app/calls/use-pages.ts'
import { type Format, useFormat } from '../../../app/format.ts'
import { phraseShown } from '../../../messages/field-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { type Look, look } from '../../../ui/look.ts'
import { ProgressLine, SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { valueText } from '../../conflicts/conflict-words.ts'
import { conflictText } from '../../conflicts/messages.ts'
import { fieldLabel } from '../field-label.ts'
import { reviewText as text } from './messages.ts'
import { type KindWords, wordsOf } from './review-kind.ts'
import { Widths } from './Widths.tsx'

const marks: Record<RowOutcome, readonly [tone: Look, icon: ReactNode]> = {
  error: ['problem', <ErrorCircle16Regular key="error" />],
  conflict: ['warning', <Warning16Regular key="conflict" />],
  update: ['text', <ArrowSync16Regular key="update" />],
  create: ['good', <Add16Regular key="create" />],
  unchanged: ['muted', <EqualCircle16Regular key="unchanged" />],
}

interface PlannedRowsProps {
  id: string
  category: UploadCategory
  outcome: RowOutcome | undefined
  /** Words of its cells, or of what is wrong with it. */
  search: string
}

/** The rows of a dry run, each with its outcome and the reason. */
export const PlannedRows = ({ id, category, outcome, search }: PlannedRowsProps) => {
  const words = wordsOf(category)
  const wide = useWide(641)
  const pages = usePages(listPlannedRows, { params: { id }, query: { ...(outcome && { outcome }), ...(search !== '' && { search }) } })
  const rows = pages.data?.flatMap((page) => page.rows) ?? []
  if (pages.error !== undefined && rows.length === 0)
    return <ErrorState compact title={text.rowsFailed} error={pages.error} onRetry={pages.reload} />
  if (pages.loading) return <SkeletonRows rows={10} columns={[60, 200, 120, 320]} />
  return (
    <div className={look('anchor')}>
      <ProgressLine active={pages.refreshing} />
      <table className={look('table', 'evenColumns')}>
        <Widths of={wide ? [64, 220, 136, 'auto'] : [48, 112, 'auto']} />
        <thead>
          <tr>
            <th scope="col" className={look('right')}>
              {text.row}
            </th>
            <th scope="col">{words?.row ?? text.bidder}</th>
            {wide && <th scope="col">{text.outcome}</th>}
            <th scope="col">{text.reason}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.file} ${row.line}`} row={row} category={category} words={words} wide={wide} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && !pages.hasMore && <p className={look('muted', 'aboveM')}>{search === '' ? text.noRows : text.noMatch}</p>}
      {pages.hasMore && (
        <p className={look('aboveM')}>
          <Button busy={pages.loadingMore} onClick={pages.loadMore}>
            {text.more}
          </Button>
        </p>
      )}
    </div>
  )
}

interface RowProps {
  row: PlannedRow
  category: UploadCategory
  words: KindWords | undefined
  wide: boolean
}

const Row = ({ row, category, words, wide }: RowProps) => {
  const format = useFormat()
  const [tone, icon] = marks[row.outcome]
  const outcome = (
    <>
      <span className={classes(look('inlineRow', 'gapS', tone), isUrgent(row) && look('strong'))}>
        {icon}
        {text.outcomes[row.outcome]}
      </span>
      {row.before && <p className={look('note', 'noMargin')}>{text.was({ outcome: text.outcomes[row.before] })}</p>}
    </>
  )
  return (
    <tr>
      <td className={look('numbers', 'right', 'soft')}>{format.number(row.line)}</td>
      <td className={look('breaks')}>
        <span className={look(isUrgent(row) ? 'strong' : 'text')}>{row.name || row.email}</span>
        {!wide && <div>{outcome}</div>}
      </td>
      {wide && <td>{outcome}</td>}
      <td className={look('breaks')}>
        {reasonsOf(row, category, words, format).map((reason) => (
          <p key={reason} className={look('noMargin')}>
            {reason}
          </p>
        ))}
      </td>
    </tr>
  )
}

/** The record keeps its value, or the row's own text; else the value was left out. */
const isKept = (problem: string): boolean =>
  [keptProblems, keptCaseProblems, keptItemProblems].some((kept) => kept.has(problem)) || keptPaymentProblem(problem)

/** It waits for a person. */
const isUrgent = ({ outcome }: PlannedRow): boolean => outcome === 'error' || outcome === 'conflict'

/** Why it is so, as sentences. */
const reasonsOf = (
  { outcome, changes, problems, notes }: PlannedRow,
  category: UploadCategory,
  words: KindWords | undefined,
  format: Format,
): string[] => {
  const shown = (one: PlannedRow['problems'][number]) => problemText(one, category)
  if (outcome === 'error') return problems.map(shown)
  const main = {
    create: words?.new ?? text.newBidder,
    unchanged: text.nothingDiffers,
    conflict: text.otherName,
    update: undefined,
  }[outcome]
  return [
    ...(main === undefined ? [] : [main]),
    ...changes.map((change) => (words ? text.changes({ field: words.field(change.field) }) : changeText(change, format))),
    ...problems.map((one) => (isKept(one.problem) ? shown(one) : `${shown(one)}. ${text.leftEmpty}`)),
    ...notes.map((note) => (note === 'status-kept' ? text.kept : text.merged)),
  ]
}

/** What is wrong, with the field that it is about. */
const problemText = ({ field, value, problem }: PlannedRow['problems'][number], category: UploadCategory): string => {
  const label = fieldLabel(field, category)
  const said = phraseShown(problem)
  const whole = value ? text.about({ name: said, text: value }) : said
  return field === 'row' || said.toLowerCase().includes(label.toLowerCase()) ? whole : text.about({ name: label, text: whole })
}

const changeText = ({ field, existing, imported }: PlannedRow['changes'][number], format: Format): string => {
  const name = conflictText.fields[field as keyof typeof conflictText.fields]
  if (existing === undefined || imported === undefined) return text.changes({ field: name })
  const shown = (value: typeof existing) => valueText(field as 'phone', value, format)
  return text.changesFrom({ field: name, existing: shown(existing), imported: shown(imported) })
}
