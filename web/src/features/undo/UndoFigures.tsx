import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { readImportUndo } from '@auctionwiz/contracts/import-undo'
import { look } from '../../ui/look.ts'
import { undoText as text } from './messages.ts'

type Page = AnswerOf<typeof readImportUndo>
type Sales = NonNullable<Page['sales']>

/** What each number of an import of auctions is; those that restore are shown where there is something. */
const saleFigures = ['auctionsRemoved', 'auctionsRestored', 'lotsRemoved', 'lotsRestored', 'registrationsRemoved'] as const
const shownAlways: readonly (keyof Sales)[] = ['auctionsRemoved', 'lotsRemoved', 'registrationsRemoved']

/** What the undo does in numbers; once it is done each page has those of the whole. */
export const UndoFigures = ({ pages, isUndone }: { pages: readonly Page[]; isUndone: boolean }) => {
  const counted = isUndone ? pages.slice(0, 1) : pages
  const total = (numberOf: (page: Page) => number) => counted.reduce((sum, page) => sum + numberOf(page), 0)
  if (pages.some(({ cases }) => cases)) return <CaseFigures pages={pages} total={total} />
  if (pages.some(({ payments }) => payments)) return <PaymentFigures pages={pages} total={total} />
  if (pages.some(({ records }) => records)) return <RecordFigures pages={pages} total={total} />
  const ofSales = pages.some(({ sales }) => sales)
  const figures = saleFigures.map((name) => ({ name, count: total(({ sales }) => sales?.[name] ?? 0) }))
  const kept = pages.reduce((sum, page) => sum + page.kept.length + (page.sales?.kept.length ?? 0), 0)
  return (
    <>
      <ul className={look('stack', 'gapS')}>
        {ofSales &&
          figures
            .filter(({ name, count }) => count > 0 || shownAlways.includes(name))
            .map(({ name, count }) => <li key={name}>{text.sales[name]({ count })}</li>)}
        <li>{text.removed({ count: total(({ removed }) => removed) })}</li>
        {!ofSales && <li>{text.restored({ count: total(({ restored }) => restored) })}</li>}
        <li>{ofSales ? text.sales.kept({ count: kept }) : text.kept({ count: kept })}</li>
      </ul>
      {ofSales && <p className={look('note')}>{text.sales.scores}</p>}
    </>
  )
}

interface OwnFiguresProps {
  pages: readonly Page[]
  total: (numberOf: (page: Page) => number) => number
}

const CaseFigures = ({ pages, total }: OwnFiguresProps) => (
  <>
    <ul className={look('stack', 'gapS')}>
      <li>{text.cases.casesRemoved({ count: total(({ cases }) => cases?.casesRemoved ?? 0) })}</li>
      <li>{text.cases.casesRestored({ count: total(({ cases }) => cases?.casesRestored ?? 0) })}</li>
      <li>{text.cases.kept({ count: pages.reduce((sum, { cases }) => sum + (cases?.kept.length ?? 0), 0) })}</li>
    </ul>
    <p className={look('note')}>{text.cases.scores}</p>
  </>
)

const PaymentFigures = ({ pages, total }: OwnFiguresProps) => (
  <>
    <ul className={look('stack', 'gapS')}>
      <li>{text.payments.paymentsRemoved({ count: total(({ payments }) => payments?.paymentsRemoved ?? 0) })}</li>
      <li>{text.payments.paymentsRestored({ count: total(({ payments }) => payments?.paymentsRestored ?? 0) })}</li>
      <li>{text.payments.kept({ count: pages.reduce((sum, { payments }) => sum + (payments?.kept.length ?? 0), 0) })}</li>
    </ul>
    <p className={look('note')}>{text.payments.effect}</p>
  </>
)

const RecordFigures = ({ pages, total }: OwnFiguresProps) => (
  <ul className={look('stack', 'gapS')}>
    <li>{text.records.removed({ count: total(({ records }) => records?.removed ?? 0) })}</li>
    <li>{text.records.restored({ count: total(({ records }) => records?.restored ?? 0) })}</li>
    <li>{text.records.kept({ count: pages.reduce((sum, { records }) => sum + (records?.kept.length ?? 0), 0) })}</li>
  </ul>
)
