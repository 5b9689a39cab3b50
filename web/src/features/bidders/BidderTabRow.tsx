import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { Tabs } from '../../components/Tabs.tsx'
import { bidderTabs } from './bidder-tabs.tsx'
import { bidderText } from './messages.ts'

/** The tabs of the screen, by their addresses; the filters go along, so that coming back finds the list as it was. */
export const BidderTabRow = ({ path }: { path: string }) => {
  const navigate = useNavigate()
  const { search } = useLocation()
  if (bidderTabs.length < 2) return null
  return (
    <Tabs
      name="bidders"
      label={bidderText.screenTabs}
      selected={path}
      onSelect={(chosen) => void navigate({ pathname: chosen === '' ? paths.bidders : `${paths.bidders}/${chosen}`, search })}
      onNear={(near) => void bidderTabs.find((tab) => tab.path === near)?.load?.()}
      tabs={bidderTabs.map((tab) => ({ id: tab.path, label: tab.label }))}
    />
  )
}
