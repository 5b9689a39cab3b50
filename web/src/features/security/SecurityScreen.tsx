import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import NotFound from '../../app/NotFound.tsx'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Page, TitleRow } from '../../components/Page.tsx'
import { ActionsPlace, PanelPlace } from '../../components/ScreenPlaces.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { securityText as text } from './messages.ts'
import { NotForYou } from './NotForYou.tsx'
import styles from './SecurityScreen.module.css'
import { securityTabs } from './security-tabs.tsx'

const tabs = securityTabs.map((tab) => ({ ...tab, id: tab.path.split('/')[2] ?? 'mine', Panel: lazy(tab.load) }))

/** Everything about who may enter: the own user for everybody, the account's people and rules for those who administer it. A tab each. */
const SecurityScreen = () => {
  const who = useSignedIn()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const chosen = tabs.findLast(({ path }) => pathname === path || (path !== '/security' && pathname.startsWith(`${path}/`)))
  if (!chosen) return <NotFound />
  const { id, label, Panel, visible } = chosen
  const shown = tabs.filter((tab) => tab.visible(who))
  return (
    <Page panel={<div ref={setPanel} className={styles.beside} />}>
      <TitleRow title={text.title}>
        <span ref={setActions} className={styles.actions} />
      </TitleRow>
      <Tabs
        name="security"
        label={text.title}
        tabs={shown}
        selected={id}
        onSelect={(to) => void navigate(tabs.find((tab) => tab.id === to)?.path ?? '/security')}
      />
      <div role="tabpanel" id="security-panel" aria-label={label} className={styles.panel}>
        <ActionsPlace value={actions}>
          <PanelPlace value={panel}>
            <Suspense key={id} fallback={<SkeletonRows />}>
              {visible(who) ? <Panel /> : <NotForYou tab={chosen} />}
            </Suspense>
          </PanelPlace>
        </ActionsPlace>
      </div>
    </Page>
  )
}

export default SecurityScreen
