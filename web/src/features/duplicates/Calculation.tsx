import type { PairDetail } from '@auctionwiz/contracts/duplicates'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import styles from './Calculation.module.css'
import { bitsOf, confidenceColour, shownConfidence } from './confidence.ts'
import { duplicateText } from './messages.ts'
import { pairWaterfall, signed } from './waterfall.ts'

const bar = ['placed', 'midway', 'high12', 'atLeast1', 'roundedSmall', 'ownColors'] as const

/** The confidence as it is calculated: each reason with its points, which add up to it. */
export const Calculation = ({ detail, threshold }: { detail: PairDetail; threshold: number }) => {
  const mark = threshold < 100 ? bitsOf(threshold) : undefined
  const { steps, total, zero, place } = pairWaterfall(detail, mark === undefined ? [] : [mark])
  const isLeft = total.at < zero
  return (
    <div className={look('container')}>
      <ul>
        {steps.map(({ key, label, text, weight, points, from, to }) => (
          <li key={key} className={classes(look('grid', 'center', 'gapColumnsM', 'tall28'), styles.line)}>
            <span>{label}</span>
            <span className={look('soft', 'cut')} title={text}>
              {text}
            </span>
            <span className={classes(look('stretch', 'anchor'), styles.bar)} aria-hidden="true">
              <span className={look('placed', 'wide1', 'fullHeight', 'rule')} style={{ left: `${zero * 100}%` }} />
              <span
                className={look(...bar, weight < 0 ? 'barAgainst' : 'barFor')}
                style={{ left: `${Math.min(from, to) * 100}%`, width: `${Math.abs(to - from) * 100}%` }}
              />
            </span>
            <span className={look('right')}>{signed(points)}</span>
          </li>
        ))}
      </ul>
      <div className={classes(look('aboveXS', 'strong', 'edgeAbove', 'grid', 'center', 'gapColumnsM', 'tall36'), styles.line)}>
        <span>{duplicateText.sum}</span>
        <span className={look('cut')}>{duplicateText.percent({ value: shownConfidence(detail.confidence) })}</span>
        <span className={classes(look('stretch', 'anchor'), styles.bar)} aria-hidden="true">
          <span
            className={look(...bar)}
            style={{
              left: `${Math.min(total.at, zero) * 100}%`,
              width: `${Math.abs(total.at - zero) * 100}%`,
              background: isLeft ? 'var(--scoreLow)' : confidenceColour(detail.confidence),
            }}
          />
          {mark !== undefined && <span className={classes(look('placed'), styles.mark)} style={{ left: `${place(mark) * 100}%` }} />}
        </span>
        <span className={look('right')}>{signed(total.points)}</span>
      </div>
      <p className={look('note')}>
        {duplicateText.points} {mark !== undefined && duplicateText.mergesAt({ threshold })}
        {mark !== undefined && ` (${signed(mark)}).`}
      </p>
    </div>
  )
}
