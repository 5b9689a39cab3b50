import type { BidderAssessment, Recommendation, RiskLevel } from '@auctionwiz/contracts/bidder-assessments'
import type { ScoreType } from '@auctionwiz/contracts/scores'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Eye16Regular } from '@fluentui/react-icons/headless/svg/eye'
import { Prohibited16Regular } from '@fluentui/react-icons/headless/svg/prohibited'
import { ThumbLike16Regular } from '@fluentui/react-icons/headless/svg/thumb-like'
import { memo } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { ScoreBar } from '../../ui/ScoreBar.tsx'
import { StatusDot, type StatusTone } from '../../ui/StatusDot.tsx'
import styles from './Assessment.module.css'
import { isSelectable } from './assessment-state.ts'
import { MatchParts } from './MatchParts.tsx'
import { assessmentText as text } from './messages.ts'

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

interface AssessedRowProps {
  row: BidderAssessment
  scoreType: ScoreType
  selected: boolean
  open: boolean
  onToggle: (row: BidderAssessment) => void
  onOpen: (id: string) => void
}

/** One bidder of the list. A press on it selects it; its match score opens into its parts. */
export const AssessedRow = memo(({ row, scoreType, selected, open, onToggle, onOpen }: AssessedRowProps) => {
  const { id, name, bidderNumber, matchScore, riskLevel, recommendation, invited, unreachable } = row
  const selectable = isSelectable(row)
  const dim = invited && look('muted', 'chrome')
  return (
    <li className={classes(look('lineBelow'), selected && look('chosen'))}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the check box is the control; the row is only a larger target for the pointer */}
      <div
        className={classes(styles.row, dim, selectable && look('pointer'))}
        onClick={({ target }) => {
          if (!(target instanceof Element) || target.closest('button, input, label')) return
          onToggle(row)
        }}
      >
        {invited ? (
          <Checkmark16Regular />
        ) : (
          <Checkbox aria-label={text.select({ name })} checked={selected} disabled={!selectable} onChange={() => onToggle(row)} />
        )}
        <span className={look('oneLine', 'cutText')}>
          <span className={invited ? undefined : look('strong')}>{name}</span> <span className={look('note')}>{bidderNumber}</span>
        </span>
        <button
          type="button"
          className={look('clear', 'noBorder', 'flush', 'left', 'inherits', 'pointer', 'fullWidth')}
          aria-expanded={open}
          aria-label={text.openParts({ score: String(matchScore), name })}
          onClick={() => onOpen(id)}
        >
          <span className={look('row', 'gapS', 'strong', 'numbers')}>
            <span className={look('right')} style={{ minWidth: '3ch' }}>
              {matchScore}
            </span>
            <span className={look('grow', 'notOnPhone')}>
              <ScoreBar score={matchScore} size="bar" />
            </span>
          </span>
        </button>
        <span className={look('notOnPhone')}>{!invited && <StatusDot tone={tones[riskLevel]}>{text.risks[riskLevel]}</StatusDot>}</span>
        {invited ? (
          <span>
            <span className={look('padTag', 'caption', 'rounded', 'track')}>{text.invited}</span>
            {invited.mail && invited.mail !== 'sent' && <span className={look('note', 'block')}>{text.mailStates[invited.mail]}</span>}
          </span>
        ) : unreachable ? (
          <span className={look('note')}>{text.unreachable[unreachable]}</span>
        ) : (
          <RecommendationMark recommendation={recommendation} />
        )}
      </div>
      {open && (
        <div className={look('padSidesXXL')}>
          <MatchParts row={row} scoreType={scoreType} />
        </div>
      )}
    </li>
  )
})
