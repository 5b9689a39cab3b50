import { scoreComponents } from '@auctionwiz/contracts/scores'
import { tierMarks } from '@auctionwiz/contracts/scoring'
import { nationalSettings } from '@auctionwiz/domain/scores/weights'
import { recordLabels } from '../../../messages/record-label-messages.ts'
import { look } from '../../../ui/look.ts'
import { TierPips } from '../../../ui/ScoreBar.tsx'
import { scoringText } from './messages.ts'
import { Sharing } from './Sharing.tsx'
import { tierOfMark } from './tier-marks.ts'

const optional: readonly string[] = ['seasonalActivity', 'loyaltyBonus']

/** How the platform's own score is composed, read-only. */
export const PlatformScore = () => (
  <div className={look('grid', 'charts', 'topRows', 'aboveXL', 'gapCharts', 'tall560')}>
    <p className={look('wholeRow', 'soft', 'atMost520')}>{scoringText.managed}</p>
    <section aria-labelledby="platform-weights">
      <h3 className={look('body')} id="platform-weights">
        {scoringText.weights}
      </h3>
      <dl>
        {scoreComponents.map((component) => (
          <div className={look('row', 'between', 'lineBelow', 'tall32')} key={component}>
            <dt className={look('text')}>
              {recordLabels.component[component]}
              {optional.includes(component) && <span className={look('note')}> {scoringText.optionalPart}</span>}
            </dt>
            <dd>{nationalSettings.weights[component]}</dd>
          </div>
        ))}
      </dl>
    </section>
    <div className={look('stack', 'shrinks', 'gapXL')}>
      <section aria-labelledby="platform-thresholds">
        <div className={look('flex', 'baseline', 'between', 'gapS', 'belowS')}>
          <h3 className={look('body')} id="platform-thresholds">
            {scoringText.thresholds}
          </h3>
          <span className={look('note')}>{scoringText.thresholdsHint}</span>
        </div>
        <dl>
          {tierMarks.map((mark) => (
            <div className={look('row', 'between', 'lineBelow', 'tall32')} key={mark}>
              <dt className={look('text')}>
                <TierPips tier={tierOfMark[mark]} />
              </dt>
              <dd>{nationalSettings.thresholds[mark]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Sharing />
    </div>
  </div>
)
