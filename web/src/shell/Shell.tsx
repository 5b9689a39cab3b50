import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useMatch } from 'react-router'
import { SWRConfig } from 'swr'
import { swrOptions } from '../app/calls/swr-options.ts'
import { useHouseInView } from '../app/house.ts'
import { paths } from '../app/paths.ts'
import { useSession, useSignedIn } from '../app/session/session-context.ts'
import { useFocusOnEntry } from '../app/use-focus-on-entry.ts'
import { classes } from '../ui/class-names.ts'
import { Notice } from '../ui/EmptyState.tsx'
import { useOwnLanguage } from '../ui/language/use-choose-language.ts'
import { lazyDialog, lazyPart, pageFailure } from '../ui/lazy-part/lazy-part.tsx'
import { PartBoundary } from '../ui/lazy-part/PartBoundary.tsx'
import { prefetch } from '../ui/lazy-part/prefetch.ts'
import { look } from '../ui/look.ts'
import { prefetchOverlays } from '../ui/overlays.ts'
import { ShortcutHelp } from '../ui/shortcuts/ShortcutHelp.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { useIdle } from '../ui/use-idle.ts'
import { loadProfile } from './AvatarMenu.tsx'
import { GrantersProvider } from './GrantersProvider.tsx'
import { loadPlaces } from './HouseSwitcher.tsx'
import { Announcement } from './maintenance/Announcement.tsx'
import { shellText } from './messages.ts'
import { Rail, useRail } from './Rail.tsx'
import styles from './Shell.module.css'
import { TopBar } from './TopBar.tsx'
import { useFocusKept } from './use-focus-kept.ts'
import { useFreshIdentity } from './use-fresh-identity.ts'
import { useGoneView } from './use-gone-view.ts'
import { Views } from './Views.tsx'
import { ViewedSession } from './viewing/ViewedSession.tsx'

const loadMenu = () => import('./MenuDrawer.tsx')
const MenuDrawer = lazyDialog(loadMenu)
const ViewingBanner = lazyPart(() => import('./viewing/ViewingBanner.tsx'))
const DemandNotice = lazyPart(() => import('../features/security/demand/DemandNotice.tsx'))
const RestrictedScreen = lazyPart(() => import('../features/security/demand/RestrictedScreen.tsx'))

/** The frame of every screen at work. Cached data of one user or account never shows to the next. */
const Shell = () => (
  <ViewedSession>
    <Kept />
  </ViewedSession>
)

const Kept = () => {
  const { user, account, mfa } = useSignedIn()
  const { isDemo } = useSession()
  const lastView = useRef<string>(undefined)
  return (
    <SWRConfig key={`${user.id}/${account.id}/${isDemo}`} value={swrOptions()}>
      {/* Inside: a part that waits outside of the cache would begin with an empty one. */}
      <Suspense>{mfa?.restricted ? <RestrictedScreen /> : <Frame lastView={lastView} />}</Suspense>
    </SWRConfig>
  )
}

const Frame = ({ lastView }: { lastView: RefObject<string | undefined> }) => {
  useFreshIdentity()
  useOwnLanguage()
  const gone = useGoneView(lastView)
  const { collapsed, toggle } = useRail()
  const [menuOpen, setMenuOpen] = useState(false)
  const content = useRef<HTMLElement>(null)
  useFocusOnEntry(content)
  useFocusKept(content)
  const idle = useIdle()
  useEffect(() => {
    if (!idle) return
    void prefetchOverlays()
    for (const load of [loadMenu, loadProfile, loadPlaces]) prefetch(load)
  }, [idle])
  const { mfa, viewing } = useSignedIn()
  // The running sale fills the window.
  const alone = useMatch('/auctions/:id/clerk') !== null
  return (
    <div
      className={classes(look('grid', 'clips', 'chrome'), styles.shell)}
      data-rail={alone ? 'none' : collapsed ? 'collapsed' : undefined}
    >
      <a href="#content" className={classes(look('rounded', 'ground', 'padSidesM', 'padRowSNudge'), styles.skip)}>
        {shellText.skip}
      </a>
      {viewing && (
        <Suspense fallback={null}>
          <ViewingBanner />
        </Suspense>
      )}
      {!alone && (
        <>
          <TopBar onMenu={() => setMenuOpen(true)} />
          <Rail collapsed={collapsed} onToggle={toggle} />
        </>
      )}
      {menuOpen && (
        <Suspense fallback={null}>
          <MenuDrawer onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className={classes(look('stack', 'shrinks', 'ground', 'noOutline', 'hugs'), styles.content)}
      >
        <Announcement />
        {mfa && (
          <Suspense>
            <DemandNotice />
          </Suspense>
        )}
        <GrantersProvider>{gone ? <Navigate to={paths.bidders} replace /> : <Screens />}</GrantersProvider>
      </main>
      <Toasts />
      <ShortcutHelp />
    </div>
  )
}

const Screens = (): ReactNode => {
  const house = useHouseInView()
  const { account } = useSignedIn()
  const { pathname } = useLocation()
  if (!house)
    return (
      <Notice heading="h1" title={shellText.noHouse}>
        {shellText.noHouseHelp({ account: account.name })}
      </Notice>
    )
  // Another house remounts each screen, so that nothing typed or chosen in one shows in the other.
  return (
    <PartBoundary place={pathname} fallback={pageFailure}>
      <Suspense key={house.id}>
        <Views />
      </Suspense>
    </PartBoundary>
  )
}

export default Shell
