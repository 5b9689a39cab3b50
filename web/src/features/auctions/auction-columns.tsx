import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import type { Format } from '../../app/format.ts'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { Time } from '../../ui/Money.tsx'
import { AuctionStatus, statusWords } from './AuctionStatus.tsx'
import type { SortColumn } from './auction-list.ts'
import { auctionText } from './messages.ts'

const ids = ['title', 'company', 'status', 'start', 'end', 'bidders', 'importedFrom'] as const
type AuctionColumn = (typeof ids)[number]

export const auctionList = { list: 'auctions', all: ids } as const satisfies ListColumns<AuctionColumn>

type TableColumn = Column<AuctionSummary, AuctionColumn, SortColumn>

/** The line of a card: when the auction ends, begins or ended. */
const datesOf = ({ status, startDate, endDate }: AuctionSummary, { day }: Format): string =>
  status === 'Upcoming'
    ? auctionText.cardDates.starts({ date: day(startDate) })
    : auctionText.cardDates[status === 'Active' ? 'ends' : 'ended']({ date: day(endDate) })

const forms = (format: Format, house: string): Record<AuctionColumn, Omit<TableColumn, 'id' | 'header'>> => ({
  title: {
    width: 264,
    minWidth: 160,
    grow: true,
    sort: 'title',
    text: ({ title }) => title,
    render: ({ title }) => (
      <span className={look('strong', 'cutText')} title={title}>
        {title}
      </span>
    ),
  },
  company: { width: 196, shown: 'roomy', text: ({ company }) => company || house },
  status: {
    width: 164,
    text: statusWords,
    render: (auction) => (
      <span className={look('cutText')} title={statusWords(auction)}>
        <AuctionStatus auction={auction} />
      </span>
    ),
    card: 'detail',
    renderCard: (auction) => (
      <span className={look('inlineRow', 'gapS')}>
        <AuctionStatus auction={auction} /> <span>{datesOf(auction, format)}</span>
      </span>
    ),
  },
  start: {
    width: 116,
    sort: 'start',
    shown: 'roomy',
    text: ({ startDate }) => format.date(startDate),
    render: ({ startDate }) => <Time at={startDate} />,
  },
  end: {
    width: 116,
    sort: 'end',
    shown: 'wide',
    text: ({ endDate }) => format.date(endDate),
    render: ({ endDate }) => <Time at={endDate} />,
  },
  bidders: {
    width: 84,
    sort: 'bidders',
    highestFirst: true,
    shown: 'wide',
    align: 'end',
    text: ({ biddersRegistered }) => format.number(biddersRegistered),
    card: 'end',
    renderCard: ({ biddersRegistered: count }) => (
      <span className={look('stack', 'right', 'numbers')}>
        <span className={look('strong')}>{format.number(count)}</span>
        <span className={look('note')}>{auctionText.cardBidders({ count })}</span>
      </span>
    ),
  },
  importedFrom: {
    width: 148,
    shown: 'roomy',
    text: ({ importedFrom }) => importedFrom ?? auctionText.manual,
    render: ({ importedFrom }) => importedFrom ?? <span className={look('muted')}>{auctionText.manual}</span>,
  },
})

/** @param house names the auctions that name no company */
export const columnsOf = (format: Format, house: string): TableColumn[] => {
  const all = forms(format, house)
  return ids.map((id) => ({ id, header: auctionText.columns[id], ...all[id] }))
}
