import type { Registration, RegistrationState } from '@auctionwiz/contracts/registrations'
import { shownScore } from '@auctionwiz/contracts/scores'
import type { Format } from '../../app/format.ts'
import { labels } from '../../messages/label-messages.ts'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { StatusDot, type StatusTone } from '../../ui/StatusDot.tsx'
import type { LotMoney } from '../auctions/lot-money.ts'
import { registrationText as text } from './messages.ts'
import type { SortColumn } from './registration-list.ts'

const ids = ['paddle', 'bidder', 'tier', 'score', 'limit', 'state', 'registered'] as const
type RegistrationColumn = (typeof ids)[number]

export const registrationList = { list: 'registrations', all: ids } as const satisfies ListColumns<RegistrationColumn>

type TableColumn = Column<Registration, RegistrationColumn, SortColumn>

const tones: Record<RegistrationState, StatusTone> = { Registered: 'pending', Approved: 'good', Denied: 'bad' }

export const RegistrationStatus = ({ state }: { state: RegistrationState }) => (
  <StatusDot tone={tones[state]}>{text.states[state]}</StatusDot>
)

export const bidderName = ({ bidder }: Registration): string => bidder?.name ?? text.gone

const limitText = ({ limit }: Registration, { amount }: LotMoney): string => (limit === undefined ? text.noLimit : amount(limit))

const scoreText = ({ bidder }: Registration): string => {
  const score = bidder && shownScore(bidder.nationalScore)
  return score === undefined ? '' : String(score)
}

export const columnsOf = (money: LotMoney, format: Format): TableColumn[] => {
  const forms: Record<RegistrationColumn, Omit<TableColumn, 'id' | 'header'>> = {
    paddle: {
      width: 120,
      minWidth: 88,
      sort: 'paddle',
      text: ({ paddle }) => paddle,
      render: ({ paddle }) => <span className={look('strong', 'numbers')}>{paddle}</span>,
      renderCard: (row) => text.named({ paddle: row.paddle, name: bidderName(row) }),
    },
    bidder: {
      width: 260,
      minWidth: 140,
      grow: true,
      text: bidderName,
      render: (row) => <span className={row.bidder ? look('cutText') : look('cutText', 'muted')}>{bidderName(row)}</span>,
    },
    tier: { width: 108, shown: 'roomy', text: ({ bidder }) => (bidder ? labels.tier[bidder.nationalScore.tier] : '') },
    score: { width: 88, align: 'end', shown: 'wide', text: scoreText },
    limit: {
      width: 120,
      align: 'end',
      shown: 'wide',
      text: (row) => limitText(row, money),
      render: (row) => (row.limit === undefined ? <span className={look('muted')}>{text.noLimit}</span> : limitText(row, money)),
      card: 'end',
      renderCard: ({ limit }) => (limit === undefined ? '' : money.amount(limit)),
    },
    state: {
      width: 140,
      text: ({ state }) => text.states[state],
      render: ({ state }) => <RegistrationStatus state={state} />,
      card: 'detail',
      renderCard: ({ state }) => <RegistrationStatus state={state} />,
    },
    registered: {
      width: 148,
      sort: 'registered',
      highestFirst: true,
      shown: 'roomy',
      text: ({ createdAt }) => format.date(createdAt),
    },
  }
  return ids.map((id) => ({ id, header: text.columns[id], ...forms[id] }))
}
