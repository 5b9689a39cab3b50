import type { LotSummary } from '@auctionwiz/contracts/lots'
import { isSold } from '@auctionwiz/domain/lots/totals'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import type { LotMoney } from '../auctions/lot-money.ts'
import { LotStatus } from './LotStatus.tsx'
import type { SortColumn } from './lot-list.ts'
import { lotText } from './messages.ts'

const ids = ['number', 'title', 'estimate', 'startingBid', 'reserve', 'hammer', 'winner', 'state'] as const
type LotColumn = (typeof ids)[number]

export const lotList = {
  list: 'lots',
  all: ids,
  initial: ids.filter((id) => id !== 'startingBid'),
} as const satisfies ListColumns<LotColumn>

type TableColumn = Column<LotSummary, LotColumn, SortColumn>

/** The hammer price of a sold lot, or the highest bid for one that was not sold. */
const priceOf = ({ hammer, highestBid }: LotSummary): number | undefined => hammer ?? highestBid

const forms = ({ amount, range }: LotMoney): Record<LotColumn, Omit<TableColumn, 'id' | 'header'>> => {
  const text = (minor: number | undefined): string => (minor === undefined ? '' : amount(minor))
  const price = (lot: LotSummary) => (
    <span className={isSold(lot.state) ? look('strong', 'numbers') : look('muted', 'numbers')}>{text(priceOf(lot))}</span>
  )
  return {
    number: {
      width: 108,
      minWidth: 88,
      sort: 'number',
      text: ({ lotNumber }) => lotNumber,
      render: ({ lotNumber }) => <span className={look('strong', 'numbers')}>{lotNumber}</span>,
      renderCard: ({ lotNumber, title }) => (
        <span className={look('cutText')} title={title}>
          {lotText.named({ number: lotNumber, title })}
        </span>
      ),
    },
    title: {
      width: 216,
      minWidth: 140,
      grow: true,
      sort: 'title',
      text: ({ title }) => title,
      render: ({ title, state }) => (
        <span className={state === 'Withdrawn' ? look('cutText', 'muted') : look('cutText')} title={title}>
          {title}
        </span>
      ),
    },
    estimate: {
      width: 156,
      sort: 'estimate',
      highestFirst: true,
      align: 'end',
      shown: 'roomy',
      text: ({ estimateLow, estimateHigh }) => range(estimateLow, estimateHigh),
    },
    startingBid: { width: 100, align: 'end', shown: 'roomy', text: ({ startingBid }) => text(startingBid) },
    reserve: {
      width: 92,
      align: 'end',
      shown: 'roomy',
      text: ({ reserve }) => text(reserve) || lotText.noReserve,
      render: ({ reserve }) => (reserve === undefined ? <span className={look('muted')}>{lotText.noReserve}</span> : text(reserve)),
    },
    hammer: {
      width: 108,
      sort: 'hammer',
      highestFirst: true,
      align: 'end',
      text: (lot) => text(priceOf(lot)),
      render: price,
      card: 'end',
      renderCard: (lot) => (
        <span className={look('stack', 'right', 'numbers')}>
          {price(lot)}
          <span className={look('note')}>{lot.paddle && lotText.paddle({ paddle: lot.paddle })}</span>
        </span>
      ),
    },
    winner: {
      width: 184,
      shown: 'roomy',
      text: ({ paddle, winner }) => [paddle, winner?.name].filter(Boolean).join(' '),
      render: ({ paddle, winner, highestBid }) =>
        paddle === undefined && highestBid !== undefined ? (
          <span className={look('note')}>{lotText.highestBid}</span>
        ) : (
          <span className={look('cutText')}>
            <strong className={look('strong')}>{paddle}</strong> {winner?.name}
          </span>
        ),
    },
    state: {
      width: 136,
      shown: 'wide',
      text: ({ state }) => lotText.states[state],
      render: ({ state }) => <LotStatus state={state} />,
      card: 'detail',
      renderCard: ({ state, estimateLow, estimateHigh }) => (
        <span className={look('inlineRow', 'gapS')}>
          <LotStatus state={state} /> <span>{range(estimateLow, estimateHigh)}</span>
        </span>
      ),
    },
  }
}

export const columnsOf = (money: LotMoney): TableColumn[] => {
  const all = forms(money)
  return ids.map((id) => ({ id, header: lotText.columns[id], ...all[id] }))
}
