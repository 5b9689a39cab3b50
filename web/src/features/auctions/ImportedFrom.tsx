import { CheckmarkCircle16Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { classes } from '../../ui/class-names.ts'
import { look } from '../../ui/look.ts'
import styles from './Auctions.module.css'

/** The platform that an auction was imported from. */
export const ImportedFrom = ({ platform }: { platform: string }) => (
  <span className={look('inlineRow', 'gapSNudge', 'upToFull')} title={platform}>
    <CheckmarkCircle16Regular className={classes(styles.imported)} /> <span className={look('cutText')}>{platform}</span>
  </span>
)
