import { LockClosed24Regular } from '@fluentui/react-icons/headless/svg/lock-closed'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSignedIn } from '../../app/session/session-context.ts'
import { Notice } from '../../ui/EmptyState.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { look } from '../../ui/look.ts'
import NotFound from '../../ui/NotFound.tsx'
import { Page, TitleRow } from '../../ui/Page.tsx'
import { ActionsSlot, PanelSlot } from '../../ui/ScreenPlaces.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { securityText as text } from './messages.ts'
import { type SecurityTab, securityTabs } from './security-tabs.tsx'

const tabs = securityTabs.map((tab) => ({ ...tab, id: tab.path.split('/')[2] ?? 'mine', Panel: lazyPart(tab.load) }))

/** Security & Users, one tab per subject: the user's own sign-in for everybody, the account's people and rules for administrators. */
const SecurityScreen = () => {
  const who = useSignedIn()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const chosen = tabs.findLast(({ path }) => pathname === path || (path !== '/security' && pathname.startsWith(`${path}/`)))
  if (!chosen) return <NotFound />
  const { id, name, Panel, visible } = chosen
  const shown = tabs.flatMap((tab) => (tab.visible(who) ? [{ id: tab.id, label: text.tabs[tab.name] }] : []))
  return (
    <Page panel={<div ref={setPanel} className={look('contents')} />}>
      <TitleRow title={text.title}>
        <span ref={setActions} className={look('contents')} />
      </TitleRow>
      <Tabs
        name="security"
        label={text.title}
        tabs={shown}
        selected={id}
        onSelect={(to) => void navigate(tabs.find((tab) => tab.id === to)?.path ?? '/security')}
      />
      <div role="tabpanel" id="security-panel" aria-label={text.tabs[name]} className={look('stack', 'fill', 'hugs')}>
        <ActionsSlot value={actions}>
          <PanelSlot value={panel}>
            <Suspense key={id} fallback={<SkeletonRows />}>
              {visible(who) ? <Panel /> : <NotForYou tab={chosen} />}
            </Suspense>
          </PanelSlot>
        </ActionsSlot>
      </div>
    </Page>
  )
}

export default SecurityScreen

/** Replaces a tab that the user may not see: its purpose and whom to ask. */
const NotForYou = ({ tab: { name, useReason } }: { tab: SecurityTab }) => {
  const { account } = useSignedIn()
  return (
    <Notice icon={<LockClosed24Regular />} title={text.notForYou({ what: text.tabs[name], account: account.name })}>
      {useReason?.()}
    </Notice>
  )
}
