import { type BidderColumn, bidderColumns } from '@auctionwiz/contracts/bidder-columns'
import type { BidderSummary } from '@auctionwiz/contracts/bidders'
import { type ScoreType, scoreBand, shownScore, type Tier } from '@auctionwiz/contracts/scores'
import type { ReactNode } from 'react'
import type { Format } from '../../app/format.ts'
import { shownLanguage } from '../../messages/catalogue.ts'
import { labels } from '../../messages/label-messages.ts'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { RowTone } from '../../ui/data-table/TableRow.tsx'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { Time } from '../../ui/Money.tsx'
import { ScoreBar, TierPips } from '../../ui/ScoreBar.tsx'
import { AutoInvite } from './AutoInvite.tsx'
import { BidderStatus } from './BidderStatus.tsx'
import type { AutoInviteStatus, SortColumn, BidderStatus as Status } from './list-state.ts'
import { bidderText } from './messages.ts'

/** The columns of the list; those of the export have the same names. */
export const bidderList = {
  list: 'bidders',
  all: bidderColumns,
  initial: ['bidder', 'score', 'tier', 'contact', 'status', 'autoInvite', 'spent'],
} as const satisfies ListColumns<BidderColumn>

type TableColumn = Column<BidderSummary, BidderColumn, SortColumn>

const scoreOf = (bidder: BidderSummary, scoreType: ScoreType) => (scoreType === 'national' ? bidder.nationalScore : bidder.localScore)

const shownScoreOf = (bidder: BidderSummary, scoreType: ScoreType) => shownScore(scoreOf(bidder, scoreType))

/** The tint of a row: the band of its score. */
export const toneOf =
  (scoreType: ScoreType) =>
  (bidder: BidderSummary): RowTone => {
    const score = shownScoreOf(bidder, scoreType)
    return score === undefined ? undefined : scoreBand(score)
  }

const words = (text: string): ReactNode => (
  <span className={look('soft', 'cutText')} title={text}>
    {text}
  </span>
)

/** Cells with few distinct values, created once for each language, so that a row with the same value for its next bidder does not render them again. */
const once = <T extends string>(make: (value: T) => ReactNode): ((value: T) => ReactNode) => {
  const made = new Map<string, ReactNode>()
  return (value) => {
    const key = `${shownLanguage()} ${value}`
    const known = made.get(key) ?? make(value)
    made.set(key, known)
    return known
  }
}

const tierCell = once<Tier>((tier) => <TierPips tier={tier} />)
const statusCell = once<Status>((status) => <BidderStatus status={status} />)
const autoInviteCell = once<AutoInviteStatus>((status) => <AutoInvite status={status} />)
const placeOf = ({ address }: BidderSummary) => [address.city, address.state, address.country].filter(Boolean).join(', ')

/** The initial widths in px. */
export const bidderWidths: Record<BidderColumn, number> = {
  bidder: 264,
  score: 120,
  tier: 96,
  contact: 328,
  status: 112,
  autoInvite: 136,
  spent: 128,
  address: 200,
  activity: 88,
  categories: 200,
  tags: 160,
  added: 112,
}

type ColumnForm = Omit<TableColumn, 'id' | 'header' | 'width'>

const forms = (scoreType: ScoreType, format: Format): Record<BidderColumn, ColumnForm> => ({
  bidder: {
    sort: 'name',
    minWidth: 160,
    text: ({ name }) => name,
    render: ({ name, bidderId }) => (
      <>
        <span className={look('strong', 'cutText')} title={name}>
          {name}
        </span>
        <span className={look('small', 'muted')}>{bidderId}</span>
      </>
    ),
  },
  score: {
    sort: 'score',
    highestFirst: true,
    text: (bidder) => String(shownScoreOf(bidder, scoreType) ?? '–'),
    render: (bidder) => <ScoreBar score={shownScoreOf(bidder, scoreType)} />,
    card: 'end',
    renderCard: (bidder) => (
      <>
        <span className={look('title', 'strong')}>{shownScoreOf(bidder, scoreType) ?? '–'}</span>
        <span className={look('stack', 'fixed', 'gapSNudge', 'wide72')}>
          <ScoreBar score={shownScoreOf(bidder, scoreType)} size="bar" />
          <TierPips tier={scoreOf(bidder, scoreType).tier} small />
        </span>
      </>
    ),
  },
  tier: { text: (bidder) => labels.tier[scoreOf(bidder, scoreType).tier], render: (bidder) => tierCell(scoreOf(bidder, scoreType).tier) },
  contact: {
    grow: true,
    shown: 'roomy',
    text: ({ email, phone }) => [email, phone].filter(Boolean).join(' '),
    render: ({ email, phone }) => (
      <span className={look('flex', 'between', 'grow', 'gapM')}>
        {words(email)}
        <span className={look('soft')}>{phone}</span>
      </span>
    ),
    card: 'detail',
    renderCard: ({ bidderId }) => bidderId,
  },
  status: {
    shown: 'wide',
    text: ({ status }) => labels.status[status],
    render: ({ status }) => statusCell(status),
    card: 'detail',
    renderCard: ({ status, autoInviteStatus }) => (status === 'Active' ? labels.autoInvite[autoInviteStatus] : labels.status[status]),
  },
  autoInvite: {
    shown: 'roomy',
    text: ({ autoInviteStatus }) => labels.autoInvite[autoInviteStatus],
    render: ({ autoInviteStatus }) => autoInviteCell(autoInviteStatus),
  },
  spent: {
    sort: 'spent',
    highestFirst: true,
    shown: 'roomy',
    align: 'end',
    text: ({ facts, currency }) => format.money({ amount: facts.spent, currency }),
  },
  address: { shown: 'roomy', text: placeOf },
  activity: { shown: 'roomy', align: 'end', text: ({ facts }) => String(facts.auctions) },
  categories: {
    shown: 'roomy',
    text: ({ preferredCategories }) => preferredCategories.map((category) => labels.category[category]).join(', '),
  },
  tags: { shown: 'roomy', text: ({ tags }) => tags.join(', ') },
  added: {
    sort: 'added',
    highestFirst: true,
    shown: 'roomy',
    text: ({ createdAt }) => format.date(createdAt),
    render: ({ createdAt }) => <Time at={createdAt} />,
  },
})

/** The columns of the list for one of the two scores. */
export const columnsOf = (scoreType: ScoreType, format: Format): TableColumn[] => {
  const all = forms(scoreType, format)
  return bidderColumns.map((id) => ({ id, header: bidderText.columns[id], width: bidderWidths[id], ...all[id] }))
}
