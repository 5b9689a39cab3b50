import type { PaymentDue } from '@auctionwiz/contracts/payments-due'
import type { Format } from '../../app/format.ts'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { paymentsDueText as text } from './messages.ts'

const ids = ['winner', 'auction', 'lots', 'balance', 'soldOn', 'reached', 'next', 'reportBy'] as const
type PaymentColumn = (typeof ids)[number]

export const paymentList = { list: 'payments-due', all: ids } as const satisfies ListColumns<PaymentColumn>

export const winnerName = ({ bidder }: Pick<PaymentDue, 'bidder'>): string => bidder?.name ?? text.gone

/** A day such as 2026-11-21, without a shift by the time zone. */
export const dayShown = (day: string, format: Format): string => format.date(`${day}T12:00:00Z`)

/** How far the steps have come. */
export const reachedText = ({ caseId, notices, state }: PaymentDue): string => {
  if (state === 'paid') return text.states.paid
  if (caseId !== undefined) return text.caseFiled
  const last = notices.at(-1)
  if (last === undefined) return text.none
  const step = text.steps[last.step]
  return last.by === 'letter' ? text.letter({ step }) : step
}

/** What comes next and when; '' where nothing does. */
export const nextText = ({ next, paused }: PaymentDue, format: Format): string => {
  if (next === undefined) return ''
  if (paused) return text.paused
  const step = text.steps[next.step]
  return next.on === undefined ? text.byHand({ step }) : text.onDay({ step, date: dayShown(next.on, format) })
}

/** Until when which platform takes a report; '' where none does. */
export const reportText = ({ reportBy, platform }: PaymentDue, format: Format): string =>
  reportBy === undefined ? '' : text.reportOn({ platform: platform?.name ?? '', date: dayShown(reportBy, format) })

const tone = ({ state, caseId, notices }: PaymentDue) => {
  if (state === 'paid') return 'good'
  return caseId !== undefined || notices.at(-1)?.by === 'letter' ? 'bad' : 'pending'
}

const Reached = ({ due }: { due: PaymentDue }) => <StatusDot tone={tone(due)}>{reachedText(due)}</StatusDot>

export const columnsOf = (format: Format): Column<PaymentDue, PaymentColumn>[] => {
  const balance = (row: PaymentDue): string => format.money({ amount: row.balance, currency: row.currency })
  const forms: Record<PaymentColumn, Omit<Column<PaymentDue, PaymentColumn>, 'id' | 'header'>> = {
    winner: {
      width: 180,
      minWidth: 120,
      text: winnerName,
      render: (row) => <span className={row.bidder ? look('cutText', 'strong') : look('cutText', 'muted')}>{winnerName(row)}</span>,
    },
    auction: { width: 200, minWidth: 120, grow: true, text: ({ auctionTitle }) => auctionTitle },
    lots: { width: 80, shown: 'roomy', text: ({ lots }) => lots.map(({ lotNumber }) => lotNumber).join(', ') },
    balance: { width: 110, align: 'end', text: balance, card: 'end', renderCard: balance },
    soldOn: { width: 110, shown: 'roomy', text: ({ soldOn }) => dayShown(soldOn, format) },
    reached: {
      width: 190,
      text: reachedText,
      render: (row) => <Reached due={row} />,
      card: 'detail',
      // First what was reached: the title of the auction is what a narrow screen may cut.
      renderCard: (row) => (
        <>
          <Reached due={row} />
          <span className={look('startS')}>{row.auctionTitle}</span>
        </>
      ),
    },
    next: { width: 190, shown: 'wide', text: (row) => nextText(row, format) },
    reportBy: {
      width: 110,
      shown: 'wide',
      text: ({ reportBy }) => (reportBy === undefined ? '' : dayShown(reportBy, format)),
    },
  }
  return ids.map((id) => ({ id, header: text.columns[id], ...forms[id] }))
}
