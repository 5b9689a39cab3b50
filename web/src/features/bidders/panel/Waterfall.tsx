import type { ScoreComponent, ScoreType } from '@auctionwiz/contracts/scores'
import { type Explained, explainPart } from '@auctionwiz/domain/scores/explain'
import { nextStep } from '@auctionwiz/domain/scores/next-step'
import { ChevronDown16Regular } from '@fluentui/react-icons/headless/svg/chevron-down'
import { ChevronRight16Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { useState } from 'react'
import { writeNumber } from '../../../app/write-number.ts'
import { labels } from '../../../messages/label-messages.ts'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { classes } from '../../../ui/class-names.ts'
import { look } from '../../../ui/look.ts'
import { bandColour } from '../../../ui/ScoreBar.tsx'
import { bidderText } from '../messages.ts'
import { type WaterfallStep, waterfall } from '../waterfall.ts'
import { PartEvents } from './PartEvents.tsx'
import styles from './Waterfall.module.css'

export interface WaterfallProps {
  bidder: Explained
  scoreType: ScoreType
}

const grid = [0, 20, 40, 60, 80, 100]

/** The parts of a score laid end to end up to its value; each opens to the events behind it. */
export const Waterfall = ({ bidder, scoreType }: WaterfallProps) => {
  const score = scoreType === 'national' ? bidder.nationalScore : bidder.localScore
  const { steps, total, adjustment } = waterfall(score)
  const [open, setOpen] = useState<ScoreComponent | undefined>(steps[0]?.component)
  return (
    <div className={look('container')}>
      <div
        className={classes(look('caption', 'soft', 'grid', 'center', 'fullWidth', 'gapColumnsS', 'tall24'), styles.head)}
        aria-hidden="true"
      >
        <span className={styles.name}>{bidderText.part}</span>
        <span className={classes(look('soft', 'right'), styles.value)}>{bidderText.value}</span>
        <span className={classes(look('anchor'), styles.scale)}>
          {grid.map((mark) => (
            <span key={mark} style={{ left: `${mark}%` }}>
              {mark}
            </span>
          ))}
        </span>
        <span className={classes(look('right'), styles.points)}>{bidderText.points}</span>
      </div>
      <ul>
        {steps.map((step) => (
          <li key={step.component}>
            <StepRow
              step={step}
              open={open === step.component}
              onToggle={() => setOpen(open === step.component ? undefined : step.component)}
            />
            {open === step.component && (
              <>
                <p className={look('note', 'padTopXS', 'padBottomXS', 'padLeftXXL')}>{recordLabels.formula[step.component]}</p>
                <PartEvents
                  component={step.component}
                  explanation={explainPart(step.component, bidder, scoreType)}
                  next={nextStep(step.component, bidder, scoreType)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {adjustment !== undefined && (
        <div
          className={classes(
            look('flush', 'inherits', 'left', 'noBorder', 'clear', 'grid', 'center', 'fullWidth', 'gapColumnsS', 'tall24'),
            styles.step,
          )}
        >
          <span className={styles.chevron} />
          <span className={styles.name}>{bidderText.setByHand}</span>
          <span className={classes(look('soft', 'right'), styles.value)} />
          <span className={classes(look('stretch', 'anchor'), styles.bar)} />
          <span className={classes(look('right'), styles.points)}>
            {adjustment < 0 ? '−' : '+'}
            {writeNumber(Math.abs(adjustment), 1)}
          </span>
        </div>
      )}
      <div
        className={classes(look('aboveXS', 'strong', 'edgeAbove', 'grid', 'center', 'fullWidth', 'gapColumnsS', 'tall32'), styles.total)}
      >
        <span className={styles.name}>
          {bidderText.scoreTotal({ score: labels.scoreType[scoreType] })}
          {total !== score.score && (
            <span className={look('startS', 'small', 'plain', 'muted', 'oneLine')}>{bidderText.roundsTo({ score: score.score })}</span>
          )}
        </span>
        <span className={classes(look('stretch', 'anchor'), styles.bar)} aria-hidden="true">
          <span className={classes(look('placed', 'roundedSmall', 'track', 'ownColors'), styles.limit)} style={{ left: 0, right: 0 }} />
          <span
            className={classes(look('placed', 'roundedSmall', 'ownColors'), styles.fill)}
            style={{
              left: 0,
              width: `${total}%`,
              background: bandColour[score.score >= 80 ? 'high' : score.score >= 60 ? 'medium' : 'low'],
            }}
          />
        </span>
        <span className={classes(look('right'), styles.points)}>{writeNumber(total, 1)}</span>
      </div>
    </div>
  )
}

const StepRow = ({ step, open, onToggle }: { step: WaterfallStep; open: boolean; onToggle: () => void }) => {
  const label = recordLabels.component[step.component]
  const points = writeNumber(step.points, 1)
  return (
    <button
      type="button"
      className={classes(
        look('flush', 'left', 'noBorder', 'clear', 'grid', 'center', 'fullWidth', 'gapColumnsS', 'tall24', 'hovers'),
        styles.step,
      )}
      aria-expanded={open}
      onClick={onToggle}
    >
      <span className={styles.chevron}>{open ? <ChevronDown16Regular /> : <ChevronRight16Regular />}</span>
      <span className={styles.name} data-value={step.value}>
        {label}
      </span>
      <span className="visually-hidden">, {bidderText.value}</span>
      <span className={classes(look('soft', 'right'), styles.value)}>{step.value}</span>
      <span className={classes(look('stretch', 'anchor'), styles.bar)}>
        <span
          className={classes(look('placed', 'roundedSmall', 'track', 'ownColors'), styles.limit)}
          style={{ left: `${step.start}%`, width: `${step.limit - step.start}%` }}
        />
        <span
          className={classes(look('placed', 'roundedSmall', 'ownColors'), styles.fill)}
          style={{ left: `${step.start}%`, width: `${step.end - step.start}%`, background: bandColour[step.band] }}
        />
      </span>
      <span className={classes(look('right'), styles.points)}>
        <span className="visually-hidden">, {bidderText.points} </span>
        {points}
      </span>
    </button>
  )
}
