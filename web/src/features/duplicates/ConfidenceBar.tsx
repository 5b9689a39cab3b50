import { look } from '../../ui/look.ts'
import { confidenceColour, shownConfidence } from './confidence.ts'
import { duplicateText } from './messages.ts'

/** A confidence as a number and a thin bar in its colour. */
export const ConfidenceBar = ({ confidence }: { confidence: number }) => (
  <span className={look('row', 'gapS')}>
    <span className={look('strong')}>{duplicateText.percent({ value: shownConfidence(confidence) })}</span>
    <span className={look('block', 'clips', 'roundedSmall', 'track', 'ownColors', 'wide28', 'high4')} aria-hidden="true">
      <span
        className={look('block', 'fullHeight', 'roundedSmall')}
        style={{ width: `${confidence}%`, background: confidenceColour(confidence) }}
      />
    </span>
  </span>
)
