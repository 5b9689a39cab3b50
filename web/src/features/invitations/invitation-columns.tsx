import type { Invitation } from '@auctionwiz/contracts/bidder-invitations'
import { shownScore } from '@auctionwiz/contracts/scores'
import type { MouseEvent } from 'react'
import type { Format } from '../../app/format.ts'
import { labels } from '../../messages/label-messages.ts'
import { classes } from '../../ui/class-names.ts'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { Time } from '../../ui/Money.tsx'
import { ScoreBar, TierPips } from '../../ui/ScoreBar.tsx'
import { Deeds, type DeedsProps } from './Deeds.tsx'
import styles from './Invitations.module.css'
import { invitationText } from './messages.ts'
import type { SortColumn } from './queue-state.ts'
import { mailWords, originWords, paymentsWords, reasonWords } from './review-words.ts'

const inReview = ['bidder', 'score', 'tier', 'reason', 'payments', 'lastAuction', 'won', 'deeds'] as const
const decided = ['bidder', 'score', 'tier', 'reason', 'mail', 'lastAuction', 'won', 'deeds'] as const

export const reviewList = { list: 'review-queue', all: inReview } as const satisfies ListColumns<(typeof inReview)[number]>
export const decidedList = { list: 'invitations', all: decided } as const satisfies ListColumns<(typeof decided)[number]>

export const nameOf = ({ bidderName }: Invitation): string => bidderName

type InvitationColumn = Column<Invitation, string, SortColumn>

export interface ColumnsProps extends Omit<DeedsProps, 'row' | 'look'> {
  format: Format
  review: boolean
  /** The score that the decisions used; undefined where they differ. */
  scoreType: 'national' | 'local' | undefined
  onWhy: (row: Invitation, anchor: HTMLElement) => void
}

const scoreText = (row: Invitation): string => String(shownScore(row) ?? '—')
const dash = '—'

/** The columns of the decisions on an auction: those in review with the bidder's payments, the others with the email. */
export const columnsOf = ({ format, review, scoreType, onWhy, ...deeds }: ColumnsProps): InvitationColumn[] => {
  const reason = (row: Invitation) => (review && row.review ? reasonWords(row.review) : originWords(row, format))
  const all: InvitationColumn[] = [
    {
      id: 'bidder',
      header: invitationText.columns.bidder,
      width: 224,
      grow: true,
      minWidth: 160,
      sort: 'name',
      text: nameOf,
      render: ({ bidderName, bidderNumber }) => (
        <>
          <span className={look('strong', 'cutText')} title={bidderName}>
            {bidderName}
          </span>
          <span className={look('small', 'muted')}>{bidderNumber}</span>
        </>
      ),
    },
    {
      id: 'score',
      header: scoreType ? invitationText.scores[scoreType] : invitationText.columns.score,
      width: 132,
      sort: 'score',
      highestFirst: true,
      text: scoreText,
      render: (row) => <ScoreBar score={shownScore(row)} />,
      card: 'end',
      renderCard: (row) => (
        <>
          <b className={look('title')}>{scoreText(row)}</b>
          <span className={look('stack', 'fixed', 'wide72', 'gapSNudge')}>
            <ScoreBar score={shownScore(row)} size="bar" />
            <TierPips tier={row.tier} small />
          </span>
        </>
      ),
    },
    {
      id: 'tier',
      header: invitationText.columns.tier,
      width: 92,
      shown: 'spacious',
      text: ({ tier }) => labels.tier[tier],
      render: ({ tier }) => <TierPips tier={tier} />,
    },
    {
      id: 'reason',
      header: invitationText.columns.origin,
      width: 160,
      grow: true,
      shown: 'roomy',
      text: reason,
      render: (row) => <Why row={row} text={reason(row)} onWhy={onWhy} />,
      renderCurrent: (row) => <Why row={row} text={reason(row)} onWhy={onWhy} isCurrent />,
      card: 'detail',
      renderCard: (row) => (review ? `${reason(row)} · ${paymentsWords(row, format)}` : reason(row)),
    },
    {
      id: 'payments',
      header: invitationText.columns.payments,
      width: 124,
      shown: 'spacious',
      text: (row) => paymentsWords(row, format),
    },
    {
      id: 'mail',
      header: invitationText.columns.mail,
      width: 160,
      shown: 'roomy',
      text: (row) => mailWords(row, format),
      render: (row) => <span className={look('cutText', row.mail === 'failed' ? 'problem' : 'text')}>{mailWords(row, format)}</span>,
      card: 'detail',
    },
    {
      id: 'lastAuction',
      header: invitationText.columns.lastAuction,
      width: 104,
      shown: 'spacious',
      align: 'end',
      sort: 'lastAuction',
      highestFirst: true,
      text: ({ record }) => (record?.lastAuction ? format.date(record.lastAuction) : dash),
      render: ({ record }) => (record?.lastAuction ? <Time at={record.lastAuction} /> : dash),
    },
    {
      id: 'won',
      header: invitationText.columns.won,
      width: 112,
      shown: 'spacious',
      align: 'end',
      sort: 'won',
      highestFirst: true,
      text: ({ record }) => (record?.won ? format.money(record.won) : dash),
    },
    {
      id: 'deeds',
      header: invitationText.columns.deeds,
      width: review ? 216 : 160,
      align: 'end',
      text: () => '',
      render: (row) => <Deeds row={row} {...deeds} look="icons" />,
      renderCurrent: (row) => <Deeds row={row} {...deeds} look="keys" />,
      ...(!review && { card: 'action', renderCard: (row) => <Deeds row={row} {...deeds} look="icons" /> }),
    },
  ]
  const shown: readonly string[] = review ? inReview : decided
  return all.filter(({ id }) => shown.includes(id))
}

interface WhyProps {
  row: Invitation
  text: string
  onWhy: ColumnsProps['onWhy']
  isCurrent?: boolean
}

/** The reason; a press shows every check behind it. */
const Why = ({ row, text, onWhy, isCurrent = false }: WhyProps) => (
  <button
    type="button"
    className={classes(look('flush', 'cutText', 'noBorder', 'clear'), styles.why)}
    tabIndex={isCurrent ? 0 : -1}
    aria-haspopup="dialog"
    title={text}
    onClick={({ currentTarget }: MouseEvent<HTMLElement>) => onWhy(row, currentTarget)}
  >
    {text}
  </button>
)
