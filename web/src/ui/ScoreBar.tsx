import { scoreBand, type Tier } from '@auctionwiz/contracts/scores'
import { labels } from '../messages/label-messages.ts'
import { classes } from './class-names.ts'
import { look } from './look.ts'
import styles from './ScoreBar.module.css'

/** The CSS variables of a score's band, for bars and tints elsewhere. Never for text. */
export const bandColour = { high: 'var(--scoreHigh)', medium: 'var(--scoreMedium)', low: 'var(--scoreLow)' } as const
export const bandTint = { high: 'var(--rowTintHigh)', medium: 'var(--rowTintMedium)', low: 'var(--rowTintLow)' } as const

export interface ScoreBarProps {
  /** 0 to 100; undefined where there is no number yet. */
  score: number | undefined
  /** `row` (number and 64 × 4 bar), `panel` (40/48 number, 6 px bar that fills the width), `bar` (the bar alone, filling the width). */
  size?: 'row' | 'panel' | 'bar'
}

/** A score as a number and a thin bar in its band, or a dash alone. The number is never in the band's colour. */
export const ScoreBar = ({ score, size = 'row' }: ScoreBarProps) => (
  <span className={classes(size === 'row' ? look('inlineRow', 'gapS') : look('row', 'gapS', 'fullWidth'), styles[size])}>
    {size !== 'bar' && <span className={classes(look('strong', 'right', 'wide24'), styles.number)}>{score ?? '—'}</span>}
    <span
      className={classes(look('block', 'clips', 'roundedSmall', 'track', 'ownColors', 'wide64', 'high4'), styles.track)}
      data-empty={score === undefined || undefined}
      aria-hidden="true"
    >
      {score !== undefined && (
        <span
          className={look('block', 'fullHeight', 'roundedSmall')}
          style={{ width: `${score}%`, background: bandColour[scoreBand(score)] }}
        />
      )}
    </span>
  </span>
)

const pips: Record<Tier, number> = { Premium: 4, Gold: 3, Silver: 2, Bronze: 1, New: 0 }
const pipHeights = [4, 7, 10, 13]

/** A tier as four rising bars and its name: the shape identifies it, not the colour. */
export const TierPips = ({ tier, small = false }: { tier: Tier; small?: boolean }) => (
  <span className={classes(look('inlineRow', 'oneLine'), small ? look('gapXS', 'soft', 'caption') : look('gapS'))}>
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={look('fixed', 'ownColors')}>
      {pipHeights.map((height, index) => (
        <rect
          key={height}
          x={index * 4 + 0.5}
          y={14.5 - height}
          width="3"
          height={height}
          rx="0.5"
          fill={index < pips[tier] ? 'var(--tierPip)' : 'var(--tierPipOff)'}
        />
      ))}
    </svg>
    {labels.tier[tier]}
  </span>
)
