import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { ShieldLock20Regular } from '@fluentui/react-icons/headless/svg/shield-lock'
import { useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { paths } from '../../../app/paths.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { text as common } from '../../../messages/index.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { look } from '../../../ui/look.ts'
import { demandText as text } from './messages.ts'

/** Counts down the days until the account requires a second factor. After dismissal it returns with the next page load. */
const DemandNotice = () => {
  const { mfa } = useSignedIn()
  const format = useFormat()
  const [dismissed, setDismissed] = useState(false)
  if (!mfa || dismissed) return null
  const { daysLeft, requiredBy, missing } = mfa
  const words = daysLeft <= 1 ? text.lastDay : text.countdown
  return (
    <aside className={look('row', 'fixed', 'gapM', 'lineBelow', 'tintMedium', 'tall40', 'padPage', 'padRowSNudge')} aria-label={text.label}>
      <ShieldLock20Regular className={look('medium')} />
      <p className={look('grow')} title={format.stamp(requiredBy)}>
        {words[missing]({ days: daysLeft, date: format.date(requiredBy) })}
      </p>
      <ButtonLink small to={paths.security}>
        {text.action[missing]}
      </ButtonLink>
      <Button look="subtle" small icon={<Dismiss16Regular />} aria-label={common.common.dismiss} onClick={() => setDismissed(true)} />
    </aside>
  )
}

export default DemandNotice
