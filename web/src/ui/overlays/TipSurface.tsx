import { Tooltip } from '@fluentui/react-tooltip'
import { classes } from '../class-names.ts'
import styles from './Overlays.module.css'

/** A tooltip at an element that is not its child. The element's own name or description says the same to screen readers. */
const TipSurface = ({ anchor, text }: { anchor: HTMLElement; text: string }) => (
  <Tooltip
    visible
    relationship="inaccessible"
    content={{ children: text, className: classes(styles.tip), 'aria-hidden': true }}
    positioning={{ target: anchor, position: 'below', align: 'center', overflowBoundaryPadding: 8 }}
  />
)

export default TipSurface
