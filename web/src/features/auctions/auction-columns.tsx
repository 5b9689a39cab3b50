import type { AuctionSummary } from '@auctionwiz/contracts/auctions'
import type { Currency } from '@auctionwiz/contracts/fields'
import { type Format, listed } from '../../app/format.ts'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { Time } from '../../ui/Money.tsx'
import { AuctionStatus, statusWords } from './AuctionStatus.tsx'
import type { AuctionView, SortColumn } from './auction-list.ts'
import { ImportedFrom } from './ImportedFrom.tsx'
import { lotMoney } from './lot-money.ts'
import { auctionText } from './messages.ts'

const ids = ['title', 'company', 'status', 'start', 'end', 'bidders', 'importedFrom'] as const
const pastIds = ['title', 'company', 'status', 'start', 'end', 'bidders', 'hammer', 'importedFrom'] as const
type AuctionColumn = (typeof pastIds)[number]

const auctionList = { list: 'auctions', all: ids } as const satisfies ListColumns<AuctionColumn>
const pastList = { list: 'past-auctions', all: pastIds } as const satisfies ListColumns<AuctionColumn>

/** The columns of a tab: what is over has a hammer total too. */
export const listOf = (view: AuctionView): ListColumns<AuctionColumn> => (view === 'past' ? pastList : auctionList)

type TableColumn = Column<AuctionSummary, AuctionColumn, SortColumn>

/** The line of a card: when the auction ends, begins or ended. */
const datesOf = ({ status, startDate, endDate }: AuctionSummary, { day }: Format): string =>
  status === 'Upcoming'
    ? auctionText.cardDates.starts({ date: day(startDate) })
    : auctionText.cardDates[status === 'Active' ? 'ends' : 'ended']({ date: day(endDate) })

const hammerOf = ({ hammerTotal }: AuctionSummary): string =>
  hammerTotal?.amount ? lotMoney(hammerTotal.currency).amount(hammerTotal.amount) : auctionText.noHammer

/** The sum over auctions, in each of their currencies. */
export const hammerSum = (auctions: readonly AuctionSummary[]): string => {
  const sums = new Map<Currency, number>()
  for (const { hammerTotal } of auctions)
    if (hammerTotal) sums.set(hammerTotal.currency, (sums.get(hammerTotal.currency) ?? 0) + hammerTotal.amount)
  return listed([...sums].filter(([, amount]) => amount > 0).map(([currency, amount]) => lotMoney(currency).amount(amount)))
}

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
  company: { width: 168, shown: 'roomy', text: ({ company }) => company || house },
  status: {
    width: 140,
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
  hammer: {
    width: 128,
    shown: 'wide',
    align: 'end',
    text: hammerOf,
    render: (auction) => (auction.hammerTotal?.amount ? hammerOf(auction) : <span className={look('muted')}>{auctionText.noHammer}</span>),
  },
  importedFrom: {
    width: 168,
    shown: 'roomy',
    text: ({ importedFrom }) => importedFrom ?? auctionText.manual,
    render: ({ importedFrom }) =>
      importedFrom ? <ImportedFrom platform={importedFrom} /> : <span className={look('muted')}>{auctionText.manual}</span>,
  },
})

/** @param house names the auctions that name no company */
export const columnsOf = (view: AuctionView, format: Format, house: string): TableColumn[] => {
  const all = forms(format, house)
  return listOf(view).all.map((id) => ({ id, header: auctionText.columns[id], ...all[id] }))
}
