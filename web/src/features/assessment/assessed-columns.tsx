import type { BidderAssessment, Recommendation, RiskLevel } from '@auctionwiz/contracts/bidder-assessments'
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Eye16Regular } from '@fluentui/react-icons/headless/svg/eye'
import { Prohibited16Regular } from '@fluentui/react-icons/headless/svg/prohibited'
import { ThumbLike16Regular } from '@fluentui/react-icons/headless/svg/thumb-like'
import type { ListColumns } from '../../ui/data-table/layout.ts'
import type { Column } from '../../ui/data-table/types.ts'
import { look } from '../../ui/look.ts'
import { ScoreBar } from '../../ui/ScoreBar.tsx'
import { StatusDot, type StatusTone } from '../../ui/StatusDot.tsx'
import { isSelectable } from './assessment-state.ts'
import { assessmentText as text } from './messages.ts'

const ids = ['bidder', 'match', 'risk', 'recommendation'] as const
type AssessedColumn = (typeof ids)[number]

export const assessedList = { list: 'assessed', all: ids } as const satisfies ListColumns<AssessedColumn>

const icons = { 'Auto-Invite': CheckmarkCircle16Regular, Consider: ThumbLike16Regular, Review: Eye16Regular, Skip: Prohibited16Regular }
const tones: Record<RiskLevel, StatusTone> = { Low: 'good', Medium: 'pending', High: 'bad' }

export const RecommendationMark = ({ recommendation }: { recommendation: Recommendation }) => {
  const Icon = icons[recommendation]
  return (
    <span className={look('inlineRow', 'gapSNudge', 'oneLine')}>
      <Icon />
      {text.recommendations[recommendation]}
    </span>
  )
}

/** What became of the email or the text, unless it went out as usual. */
const sending = ({ mail, channel }: NonNullable<BidderAssessment['invited']>): string => {
  if (!mail || (mail === 'sent' && channel !== 'text')) return ''
  return (channel === 'text' ? text.textStates : text.mailStates)[mail]
}

/** What stands in the column of recommendations: that the bidder is invited, why they cannot be, or whether to. */
const standing = (row: BidderAssessment): string => {
  const { invited, unreachable, recommendation } = row
  if (invited) return [text.invited, sending(invited)].filter(Boolean).join(': ')
  return unreachable && !isSelectable(row) ? text.unreachable[unreachable] : text.recommendations[recommendation]
}

const Standing = ({ row }: { row: BidderAssessment }) => {
  const { invited, unreachable, recommendation } = row
  const blocked = !isSelectable(row) && unreachable
  if (invited)
    return (
      <span className={look('cutText')} title={standing(row)}>
        <span className={look('padTag', 'caption', 'rounded', 'track')}>{text.invited}</span>
        <span className={look('note')}> {sending(invited)}</span>
      </span>
    )
  return blocked ? (
    <span className={look('note')}>{text.unreachable[blocked]}</span>
  ) : (
    <RecommendationMark recommendation={recommendation} />
  )
}

/** The columns of the assessed bidders; made once the texts are loaded. */
export const assessedColumns = (): readonly Column<BidderAssessment, AssessedColumn, 'match'>[] => [
  {
    id: 'bidder',
    header: text.bidder,
    width: 220,
    minWidth: 140,
    grow: true,
    text: ({ name }) => name,
    render: ({ name, bidderNumber, invited }) => (
      <span className={look('cutText')} title={`${name} ${bidderNumber}`}>
        <span className={invited ? look('muted') : look('strong')}>{name}</span> <span className={look('note')}>{bidderNumber}</span>
      </span>
    ),
  },
  {
    id: 'match',
    header: text.match,
    width: 116,
    sort: 'match',
    highestFirst: true,
    text: ({ matchScore }) => String(matchScore),
    render: ({ matchScore }) => (
      <span className={look('row', 'fullWidth', 'gapS', 'strong', 'numbers')}>
        <span className={look('right')} style={{ minWidth: '3ch' }}>
          {matchScore}
        </span>
        <span className={look('grow')}>
          <ScoreBar score={matchScore} size="bar" />
        </span>
      </span>
    ),
    card: 'end',
    renderCard: ({ matchScore }) => <b className={look('numbers')}>{matchScore}</b>,
  },
  {
    id: 'risk',
    header: text.risk,
    width: 100,
    shown: 'wide',
    text: ({ riskLevel }) => text.risks[riskLevel],
    render: ({ riskLevel, invited }) => !invited && <StatusDot tone={tones[riskLevel]}>{text.risks[riskLevel]}</StatusDot>,
  },
  {
    id: 'recommendation',
    header: text.recommendation,
    width: 132,
    text: standing,
    render: (row) => <Standing row={row} />,
    card: 'detail',
    renderCard: (row) => [row.bidderNumber, text.riskOf({ level: text.risks[row.riskLevel] }), standing(row)].join(' · '),
  },
]
