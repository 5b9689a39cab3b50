import { countDuplicates } from '@auctionwiz/contracts/duplicates'
import { useLocation, useNavigate } from 'react-router'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { Tabs } from '../../components/Tabs.tsx'
import { useIdle } from '../../components/use-idle.ts'
import { bidderTabs } from './bidder-tabs.tsx'
import { bidderText } from './messages.ts'

/**
 * The tabs of the screen, by their addresses; the filters go along, so that coming back finds the list as it was. How many matches wait for a
 * decision is asked for once the rows are there; where nobody can say it, the tab goes without.
 */
export const BidderTabRow = ({ path }: { path: string }) => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const format = useFormat()
  const pending = useQuery(countDuplicates, useIdle() ? {} : null).data?.pending
  if (bidderTabs.length < 2) return null
  return (
    <Tabs
      name="bidders"
      label={bidderText.screenTabs}
      selected={path}
      onSelect={(chosen) => void navigate({ pathname: chosen === '' ? paths.bidders : `${paths.bidders}/${chosen}`, search })}
      onNear={(near) => void bidderTabs.find((tab) => tab.path === near)?.load?.()}
      tabs={bidderTabs.map(({ path: id, label }) => ({
        id,
        label,
        ...(id === 'duplicates' && pending && { count: format.number(pending) }),
      }))}
    />
  )
}
