import { CheckmarkCircle16Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { look } from '../../ui/look.ts'

/** The platform that an auction was imported from. */
export const ImportedFrom = ({ platform }: { platform: string }) => (
  <span className={look('inlineRow', 'gapSNudge', 'upToFull')} title={platform}>
    <CheckmarkCircle16Regular className={look('fixed', 'high')} /> <span className={look('cutText')}>{platform}</span>
  </span>
)
