import type { BidderColumn } from '@auctionwiz/contracts/bidder-columns'
import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { type ScoreType, shownScore, type Tier } from '@auctionwiz/contracts/scores'
import type { ReactNode } from 'react'
import type { Format } from '../../app/format.ts'
import { Time } from '../../ui/Money.tsx'
import { ScoreBar, TierPips } from '../../ui/ScoreBar.tsx'
import { AutoInvite } from './AutoInvite.tsx'
import { BidderStatus } from './BidderStatus.tsx'
import styles from './BidderTable.module.css'
import type { AutoInviteStatus, SortColumn, BidderStatus as Status } from './list-state.ts'
import type { ColumnWidths } from './view/layout.ts'

export interface TableColumn {
  sort?: SortColumn
  /** In px; `flexible` also takes the remaining width. */
  width: number
  flexible?: boolean
  /** From which width of the table it shows: `always`, `wide` from 521 px, `roomy` from 761 px. */
  shown: 'always' | 'wide' | 'roomy'
  className?: string | undefined
  cell: (bidder: BidderSummary, scoreType: ScoreType, format: Format) => ReactNode
}

const scoreOf = (bidder: BidderSummary, scoreType: ScoreType) => (scoreType === 'national' ? bidder.nationalScore : bidder.localScore)

const words = (text: string): ReactNode => (
  <span className={styles.email} title={text}>
    {text}
  </span>
)

/** Cells with few distinct values, created once, so that a row with the same value for its next bidder does not rerender them. */
const once = <T extends string>(make: (value: T) => ReactNode): ((value: T) => ReactNode) => {
  const made = new Map<T, ReactNode>()
  return (value) => {
    const known = made.get(value) ?? make(value)
    made.set(value, known)
    return known
  }
}

const tierCell = once<Tier>((tier) => <TierPips tier={tier} />)
const statusCell = once<Status>((status) => <BidderStatus status={status} />)
const autoInviteCell = once<AutoInviteStatus>((status) => <AutoInvite status={status} />)

/** The columns after the first, which identifies the bidder. */
export const tableColumns: Record<Exclude<BidderColumn, 'bidder'>, TableColumn> = {
  score: {
    sort: 'score',
    width: 120,
    shown: 'always',
    cell: (bidder, scoreType) => <ScoreBar score={shownScore(scoreOf(bidder, scoreType))} />,
  },
  tier: { width: 96, shown: 'always', cell: (bidder, scoreType) => tierCell(scoreOf(bidder, scoreType).tier) },
  contact: {
    width: 328,
    flexible: true,
    shown: 'roomy',
    className: styles.contact,
    cell: ({ email, phone }) => (
      <>
        {words(email)}
        <span className={styles.phone}>{phone}</span>
      </>
    ),
  },
  status: { width: 112, shown: 'wide', cell: ({ status }) => statusCell(status) },
  autoInvite: { width: 136, shown: 'roomy', cell: ({ autoInviteStatus }) => autoInviteCell(autoInviteStatus) },
  spent: {
    sort: 'spent',
    width: 112,
    shown: 'roomy',
    className: styles.number,
    cell: ({ facts, currency }, _scoreType, format) => format.money({ amount: facts.spent, currency }),
  },
  address: {
    width: 200,
    shown: 'roomy',
    cell: ({ address }) => words([address.city, address.state, address.country].filter(Boolean).join(', ')),
  },
  activity: { width: 88, shown: 'roomy', className: styles.number, cell: ({ facts }) => facts.auctions },
  categories: { width: 200, shown: 'roomy', cell: ({ preferredCategories }) => words(preferredCategories.join(', ')) },
  tags: { width: 160, shown: 'roomy', cell: ({ tags }) => words(tags.join(', ')) },
  added: { sort: 'added', width: 112, shown: 'roomy', cell: ({ createdAt }) => <Time at={createdAt} /> },
}

export type ShownColumn = TableColumn & { id: Exclude<BidderColumn, 'bidder'> }

export const shownColumns = (columns: readonly BidderColumn[]): ShownColumn[] =>
  columns.flatMap((id) => (id === 'bidder' ? [] : [{ id, ...tableColumns[id] }]))

/** Width of the first column in px. */
export const firstWidth = 264

/** The grid tracks for a wide, medium and narrow table. */
export const gridTracks = (
  columns: readonly ShownColumn[],
  widths: ColumnWidths,
): Record<'--tracks' | '--tracksWide' | '--tracksSmall', string> => {
  const px = ({ id, width, flexible }: ShownColumn) => {
    const chosen = widths[id]
    return flexible && chosen === undefined ? `minmax(${width}px, 1fr)` : `${chosen ?? width}px`
  }
  const spare = columns.some(({ id, flexible }) => flexible && widths[id] === undefined) ? '' : ' 1fr'
  const wide = columns.filter(({ shown }) => shown !== 'roomy')
  const small = wide.filter(({ shown }) => shown === 'always')
  return {
    '--tracks': `${widths.bidder ?? firstWidth}px ${columns.map(px).join(' ')}${spare} 56px`,
    '--tracksWide': `minmax(200px, 1fr) ${wide.map(px).join(' ')}`,
    '--tracksSmall': `minmax(200px, 1fr) ${small.map(px).join(' ')}`,
  }
}
