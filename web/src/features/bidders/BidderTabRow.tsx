import { countDuplicates } from '@auctionwiz/contracts/duplicate-counts'
import { useLocation, useNavigate } from 'react-router'
import { useQuery } from '../../app/calls/use-call.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { useIdle } from '../../ui/use-idle.ts'
import { bidderTabs } from './bidder-tabs.tsx'
import { bidderText } from './messages.ts'

/**
 * The tabs of the screen; their links keep the filters, so that the list is unchanged on return. Loads the number of pending matches once the
 * rows are there; the tab omits it if it can't be loaded.
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
      tabs={bidderTabs.map(({ path: id, name }) => ({
        id,
        label: bidderText[name],
        ...(id === 'duplicates' && pending && { count: format.number(pending) }),
      }))}
    />
  )
}
