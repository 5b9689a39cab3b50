import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import { confidenceColour, shownConfidence } from './confidence.ts'
import styles from './Duplicates.module.css'
import { duplicateText } from './messages.ts'

/** A confidence as a number and a thin bar in its colour. */
export const ConfidenceBar = ({ confidence }: { confidence: number }) => (
  <span className={look('row', 'gapS')}>
    <span className={look('strong')}>{duplicateText.percent({ value: shownConfidence(confidence) })}</span>
    <span className={classes(look('block', 'clips', 'roundedSmall', 'track', 'ownColors'), styles.track)} aria-hidden="true">
      <span
        className={look('block', 'fullHeight', 'roundedSmall')}
        style={{ width: `${confidence}%`, background: confidenceColour(confidence) }}
      />
    </span>
  </span>
)
