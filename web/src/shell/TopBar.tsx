import { CloudOff20Regular } from '@fluentui/react-icons/headless/svg/cloud-off'
import { Navigation20Regular } from '@fluentui/react-icons/headless/svg/navigation'
import { Suspense } from 'react'
import { paths } from '../app/paths.ts'
import { useSession, useSignedIn } from '../app/session/session-context.ts'
import { visibleHouses } from '../app/session/session-state.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/class-names.ts'
import { lazyInBackground } from '../ui/lazy-part/lazy-part.tsx'
import { partText } from '../ui/lazy-part/messages.ts'
import { useOnline } from '../ui/lazy-part/use-online.ts'
import { look } from '../ui/look.ts'
import { Wordmark } from '../ui/Wordmark.tsx'
import { AvatarMenu } from './AvatarMenu.tsx'
import { HouseSwitcher } from './HouseSwitcher.tsx'
import { shellText } from './messages.ts'
import styles from './TopBar.module.css'

const NotificationBell = lazyInBackground(() => import('../features/notifications/NotificationBell.tsx'))

/** The bar at the top: name, account and house, badges, and the user. */
export const TopBar = ({ onMenu }: { onMenu: () => void }) => {
  const signedIn = useSignedIn()
  const houses = visibleHouses(signedIn).length
  return (
    <header className={classes(look('row', 'shrinks', 'gapS', 'lineBelow', 'chrome', 'padRightXXL'), styles.bar)}>
      <span className={look('onPhone')}>
        <Button look="subtle" icon={<Navigation20Regular />} aria-label={shellText.menu} aria-haspopup="dialog" onClick={onMenu} />
      </span>
      <AppLink to={paths.bidders} className={look('row', 'fixed', 'indent', 'tall32', 'notOnPhone', 'wide216', 'wordmark')}>
        <Wordmark size={20} />
      </AppLink>
      <HouseSwitcher />
      {houses > 1 && (
        <span className={look('fixed', 'padTag', 'caption', 'soft', 'oneLine', 'rounded', 'chosen', 'notOnPhone')}>
          {shellText.houses({ count: houses })}
        </span>
      )}
      <span className={look('row', 'fixed', 'atEnd', 'gapM')}>
        <OfflineLine />
        {useSession().isDemo && (
          <span className={look('fixed', 'padTag', 'caption', 'strong', 'oneLine', 'rounded', 'brass')} title={shellText.demoHelp}>
            {shellText.demo}
          </span>
        )}
        {/* A user who views as another does not read their notifications. */}
        {!signedIn.viewing && (
          <Suspense fallback={<span style={{ width: 32 }} />}>
            <NotificationBell />
          </Suspense>
        )}
        <AvatarMenu />
      </span>
    </header>
  )
}

/** Says quietly that the browser has no network. */
const OfflineLine = () => {
  const online = useOnline()
  return (
    <span role="status">
      {!online && (
        <span className={look('row', 'gapXS', 'note')} title={partText.offlineHelp}>
          <CloudOff20Regular />
          {partText.offlineLine}
        </span>
      )}
    </span>
  )
}
