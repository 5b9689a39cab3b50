import { MoreHorizontal20Regular } from '@fluentui/react-icons/headless/svg/more-horizontal'
import { useState } from 'react'
import { useFeatures } from '../../app/features.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { type MenuEntry, OpenMenu } from '../../ui/OpenMenu.tsx'
import { OpenPopover } from '../../ui/OpenPopover.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { useExportEntries } from './bulk/use-export-entries.ts'
import type { BidderListState } from './list-state.ts'
import { bidderText } from './messages.ts'
import { usePrintList } from './print/use-print-list.tsx'
import { firstTabOf, type SettingsTab } from './scoring/settings-tabs.ts'

const ViewPanel = lazyPart(() => import('./view/ViewPanel.tsx'))

interface ShownList {
  state: BidderListState
  change: (change: Partial<BidderListState>) => void
}

export interface PhoneMoreProps {
  /** The list, where the screen shows one: it can be exported, printed and shown as a saved view. */
  list: ShownList | undefined
  onImport: () => void
  onScoreSettings: (tab: SettingsTab) => void
}

/** What a wide window has as buttons, in one menu on the phone. */
const PhoneMore = ({ list, onImport, onScoreSettings }: PhoneMoreProps) => {
  const has = useFeatures()
  const actions: MenuEntry[] = [
    { id: 'import', label: bidderText.import, onSelect: onImport },
    { id: 'settings', label: bidderText.scoreSettings, onSelect: () => onScoreSettings(firstTabOf(has)) },
  ]
  return list ? <WithList list={list} actions={actions} /> : <More groups={[actions]} view={undefined} />
}

const WithList = ({ list, actions }: { list: ShownList; actions: MenuEntry[] }) => {
  const { print, sheet } = usePrintList()
  const [files = [], paper = []] = useExportEntries({ state: list.state, onPrint: print }).groups
  const exports = files.map((file) => ({ ...file, label: bidderText.exportTo({ format: file.label }) }))
  return (
    <>
      <More groups={[actions, [...exports, ...paper.map(({ hint: _key, ...entry }) => entry)]]} view={list} />
      {sheet}
    </>
  )
}

const More = ({ groups, view }: { groups: readonly MenuEntry[][]; view: ShownList | undefined }) => {
  const { anchor, toggle, close } = useAnchor()
  const [viewing, setViewing] = useState<HTMLElement>()
  const ofView = view ? [{ id: 'view', label: bidderText.view, onSelect: () => setViewing(anchor) }] : []
  return (
    <>
      <Button
        look="subtle"
        icon={<MoreHorizontal20Regular />}
        aria-label={bidderText.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={toggle}
      />
      {anchor && <OpenMenu anchor={anchor} label={bidderText.more} groups={[ofView, ...groups]} onClose={close} />}
      {viewing && view && (
        <OpenPopover anchor={viewing} label={bidderText.view} align="end" sheet onClose={() => setViewing(undefined)}>
          {() => <ViewPanel {...view} />}
        </OpenPopover>
      )}
    </>
  )
}

export default PhoneMore
