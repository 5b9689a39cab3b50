import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { tabAt } from './bidder-tabs.tsx'
import { firstImportTab, type ImportTab, importTabs } from './importing/import-tabs.ts'
import { type PanelTab, panelTabs } from './panel/panel-tabs.ts'
import { firstSettingsTab, type SettingsTab, settingsTabs, settingsWord } from './scoring/settings-tabs.ts'

/** The part of the address below the screen: `/bidders/new`, `/bidders/import/{tab}`, `/bidders/score-settings/{tab}`, `/bidders/{id}/{tab}`, or a tab of the screen. */
export interface BidderAddress {
  /** The bidder whose panel is open. */
  openId: string | undefined
  tab: PanelTab
  /** The dialog for a new bidder is open. */
  adding: boolean
  open: (id: string, tab?: PanelTab) => void
  /** Closes the panel, or the dialog, which returns to the tab or panel that opened it. */
  close: () => void
  add: () => void
  /** The tab of the import dialog that is open. */
  importing: ImportTab | undefined
  openImport: (tab?: ImportTab) => void
  /** The tab of the scoring settings that is open. */
  settings: SettingsTab | undefined
  openSettings: (tab?: SettingsTab) => void
}

const addWord = 'new'
const importWord = 'import'

/** What the address opens, and functions to open something else; they keep the filters. Stepping between bidders adds no history entries. */
export const useBidderAddress = (): BidderAddress => {
  const params = useParams()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const adding = params.id === addWord
  const importing = params.id === importWord ? (importTabs.find((known) => known === params.tab) ?? firstImportTab) : undefined
  const settings = params.id === settingsWord ? (settingsTabs.find((known) => known === params.tab) ?? firstSettingsTab) : undefined
  const openId = adding || importing || settings || tabAt(params.id) ? undefined : params.id
  const tab = panelTabs.find((known) => known === params.tab) ?? 'overview'
  const inDialog = adding || importing !== undefined || settings !== undefined
  /** The address to return to when a dialog closes: its opener's, stored in the history entry; for a dialog opened here, this address. */
  const from = inDialog ? (state as { from?: string } | null)?.from : pathname
  const go = useCallback(
    (path: string, replace: boolean) =>
      void navigate({ pathname: `${paths.bidders}${path}`, search }, { replace, state: { from }, flushSync: true }),
    [navigate, search, from],
  )
  return {
    openId,
    tab,
    adding,
    open: useCallback(
      (id: string, to: PanelTab = tab) => {
        const stepping = openId !== undefined && openId !== id
        go(to === 'overview' ? `/${id}` : `/${id}/${to}`, stepping || adding)
      },
      [go, openId, adding, tab],
    ),
    close: useCallback(
      () => (inDialog ? void navigate({ pathname: from ?? paths.bidders, search }, { replace: true }) : go('', false)),
      [navigate, go, inDialog, from, search],
    ),
    add: useCallback(() => go(`/${addWord}`, false), [go]),
    importing,
    openImport: useCallback(
      (to: ImportTab = firstImportTab) => go(`/${importWord}${to === firstImportTab ? '' : `/${to}`}`, importing !== undefined),
      [go, importing],
    ),
    settings,
    openSettings: useCallback(
      (to: SettingsTab = firstSettingsTab) => go(`/${settingsWord}${to === firstSettingsTab ? '' : `/${to}`}`, settings !== undefined),
      [go, settings],
    ),
  }
}
