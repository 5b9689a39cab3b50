import type { listCampaigns } from '@auctionwiz/contracts/campaigns'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { Format } from '../../app/format.ts'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { countAll, leftOutOf, statusTones } from './campaign-words.ts'
import { campaignText as text } from './messages.ts'

export type ListedCampaign = AnswerOf<typeof listCampaigns>['campaigns'][number]

const ids = ['subject', 'auction', 'segment', 'status', 'time', 'sent', 'leftOut', 'unsubscribed'] as const
type CampaignColumn = (typeof ids)[number]

export const campaignColumns = { list: 'campaigns', all: ids } as const satisfies ListColumns<CampaignColumn>

const segmentOf = ({ segmentName, kind }: ListedCampaign): string => segmentName ?? text.kinds[kind]
const auctionOf = ({ auctionTitle }: ListedCampaign): string => auctionTitle ?? text.auctionGone
const leftOut = ({ counts }: ListedCampaign): number => leftOutOf(counts).reduce((sum, { count }) => sum + count, 0)

/** The columns of the house's campaigns; made once the texts are loaded. */
export const columnsOf = ({
  number,
  zonedTime,
}: Pick<Format, 'number' | 'zonedTime'>): readonly Column<ListedCampaign, CampaignColumn>[] => {
  const timeOf = ({ endedAt, sendAt }: ListedCampaign): string =>
    endedAt === undefined ? text.startsAt({ time: zonedTime(sendAt) }) : text.endedAt({ time: zonedTime(endedAt) })
  return [
    {
      id: 'subject',
      header: text.subject,
      width: 260,
      minWidth: 160,
      grow: true,
      text: ({ subject }) => subject,
      render: ({ subject }) => (
        <span className={look('strong', 'cutText')} title={subject}>
          {subject}
        </span>
      ),
    },
    { id: 'auction', header: text.auction, width: 200, shown: 'wide', text: auctionOf, card: 'detail' },
    { id: 'segment', header: text.segment, width: 180, shown: 'roomy', text: segmentOf },
    {
      id: 'status',
      header: text.status,
      width: 112,
      text: ({ status }) => text.statuses[status],
      render: ({ status }) => <StatusDot tone={statusTones[status]}>{text.statuses[status]}</StatusDot>,
      card: 'detail',
    },
    { id: 'time', header: text.time, width: 220, shown: 'roomy', text: timeOf },
    {
      id: 'sent',
      header: text.states.sent,
      width: 112,
      align: 'end',
      text: ({ counts }) => text.sentOf({ sent: number(counts.sent ?? 0), all: number(countAll(counts)) }),
      card: 'end',
    },
    { id: 'leftOut', header: text.leftOut, width: 96, align: 'end', shown: 'wide', text: (one) => number(leftOut(one)) },
    {
      id: 'unsubscribed',
      header: text.resultUnsubscribed,
      width: 112,
      align: 'end',
      shown: 'wide',
      text: ({ unsubscribed }) => number(unsubscribed),
    },
  ]
}
