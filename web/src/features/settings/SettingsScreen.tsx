import { Suspense } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useFeatures } from '../../app/features.ts'
import { paths } from '../../app/paths.ts'
import { Page, PageScroll, TitleRow } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { settingsText as text } from './messages.ts'
import { settingsTabs } from './settings-tabs.tsx'

/** The settings of the account, a tab for each subject. */
const SettingsScreen = () => {
  const { '*': address = '' } = useParams()
  const navigate = useNavigate()
  const has = useFeatures()
  const [id, ...place] = address.split('/').filter(Boolean)
  const tabs = settingsTabs.filter(({ feature }) => feature === undefined || has(feature))
  const tab = tabs.find((one) => one.id === id)
  const [first] = tabs
  if (!tab) return first ? <Navigate to={`${paths.settings}/${first.id}`} replace /> : null
  const go = (...to: string[]) => void navigate([paths.settings, tab.id, ...to].join('/'))
  return (
    <Page>
      <TitleRow title={text.title} />
      <Tabs
        label={text.title}
        name="settings"
        tabs={tabs.map(({ id: tabId }) => ({ id: tabId, label: text[tabId] }))}
        selected={tab.id}
        onSelect={(chosen) => void navigate(`${paths.settings}/${chosen}`)}
      />
      <PageScroll padded>
        <div id="settings-panel" role="tabpanel" aria-labelledby={`settings-tab-${tab.id}`}>
          <Suspense key={tab.id} fallback={<SkeletonRows rows={6} columns={[240, 160]} />}>
            <tab.Component place={place} go={go} />
          </Suspense>
        </div>
      </PageScroll>
    </Page>
  )
}

export default SettingsScreen
