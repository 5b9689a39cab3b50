import { customComponents, greatestWeight, type ScoringRules, tierMarks } from '@auctionwiz/contracts/scoring'
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { writePercent } from '../../../app/write-number.ts'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { columns } from '../../../ui/columns.ts'
import { Field } from '../../../ui/Field.tsx'
import { look } from '../../../ui/look.ts'
import { TierPips } from '../../../ui/ScoreBar.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { scoringText } from './messages.ts'
import { RangeField } from './RangeField.tsx'
import { numberOf, type RulesProblems, within } from './rules-form.ts'
import { tierOfMark } from './tier-marks.ts'

export interface RulesFieldsProps {
  rules: ScoringRules
  problems: RulesProblems
  disabled: boolean
  onChange: (rules: ScoringRules) => void
}

/** The weights of the custom score, which must total 100, and its tier thresholds. */
export const CustomScore = ({ rules, problems, disabled, onChange }: RulesFieldsProps) => {
  const { weights, thresholds } = rules
  const total = customComponents.reduce((sum, component) => sum + weights[component], 0)
  return (
    <>
      <section aria-labelledby="weights-title">
        <div className={look('flex', 'baseline', 'between', 'gapS', 'belowS')}>
          <h3 className={look('body')} id="weights-title">
            {scoringText.weights}
          </h3>
          <span className={look('note')}>{scoringText.weightRange}</span>
        </div>
        {customComponents.map((component) => (
          <RangeField
            key={component}
            label={recordLabels.component[component]}
            sliderLabel={scoringText.weightOf({ component: recordLabels.component[component] })}
            value={weights[component]}
            max={greatestWeight}
            unit="%"
            disabled={disabled}
            onChange={(weight) => onChange({ ...rules, weights: { ...weights, [component]: weight } })}
          />
        ))}
        <div
          className={look('grid', 'center', 'gapL', 'aboveS', 'strong', 'edgeAbove', 'tall40', 'columns')}
          style={columns('1fr minmax(80px, 136px) 72px', '1fr 96px 72px')}
        >
          <span>{scoringText.total}</span>
          <span className={look('flex', 'gapXXS', 'clips', 'roundedSmall', 'high8')} aria-hidden="true">
            {customComponents.map((component) => (
              <span
                key={component}
                className={look(total === 100 ? 'barHigh' : 'barMedium')}
                style={{ flex: weights[component] }}
                hidden={weights[component] === 0}
              />
            ))}
          </span>
          <span className={look('right', 'padRightM')}>{writePercent(total)}</span>
        </div>
        <p className={look('row', 'gapS', 'tall24', problems.weights === undefined ? 'good' : 'problem')} role="status">
          {problems.weights ?? (
            <>
              <CheckmarkCircle16Regular />
              {scoringText.totalGood}
            </>
          )}
        </p>
      </section>
      <section aria-labelledby="thresholds-title">
        <div className={look('flex', 'baseline', 'between', 'gapS', 'belowS')}>
          <h3 className={look('body')} id="thresholds-title">
            {scoringText.thresholds}
          </h3>
          <span className={look('note')}>{scoringText.thresholdsHint}</span>
        </div>
        <div className={look('grid', 'gapM', 'rightInput', 'columns')} style={columns('repeat(4, 1fr)', 'repeat(2, 1fr)')}>
          {tierMarks.map((mark) => (
            <Field key={mark} label={<TierPips tier={tierOfMark[mark]} small />}>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                value={String(thresholds[mark])}
                disabled={disabled}
                aria-invalid={problems.thresholds !== undefined || undefined}
                aria-describedby={problems.thresholds && 'thresholds-problem'}
                onFocus={(event) => event.target.select()}
                onChange={(event) =>
                  onChange({ ...rules, thresholds: { ...thresholds, [mark]: within(numberOf(event.target.value), 100) } })
                }
              />
            </Field>
          ))}
        </div>
        {problems.thresholds && (
          <p id="thresholds-problem" className={look('row', 'gapS', 'problem', 'tall24')} role="status">
            {problems.thresholds}
          </p>
        )}
      </section>
    </>
  )
}
