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

/** What stands in the column of recommendations: that the bidder is invited, why they cannot be, or whether to. */
const standing = ({ invited, unreachable, recommendation }: BidderAssessment): string => {
  if (invited) return invited.mail && invited.mail !== 'sent' ? `${text.invited}: ${text.mailStates[invited.mail]}` : text.invited
  return unreachable ? text.unreachable[unreachable] : text.recommendations[recommendation]
}

const Standing = ({ row }: { row: BidderAssessment }) => {
  const { invited, unreachable, recommendation } = row
  if (invited)
    return (
      <span className={look('cutText')} title={standing(row)}>
        <span className={look('padTag', 'caption', 'rounded', 'track')}>{text.invited}</span>
        {invited.mail && invited.mail !== 'sent' && <span className={look('note')}> {text.mailStates[invited.mail]}</span>}
      </span>
    )
  return unreachable ? (
    <span className={look('note')}>{text.unreachable[unreachable]}</span>
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
