import type { Auction } from '@auctionwiz/contracts/auctions'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { look } from '../../ui/look.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { auctionText } from './messages.ts'

const tabs = ['lots', 'bidders', 'campaigns', 'platform'] as const
type AuctionTab = (typeof tabs)[number]

interface AuctionTabsProps {
  auction: Pick<Auction, 'id' | 'title' | 'importedFrom'>
  selected: AuctionTab
}

/** The lists of one auction, each at an address of its own. */
export const AuctionTabs = ({ auction: { id, title, importedFrom }, selected }: AuctionTabsProps) => {
  const navigate = useNavigate()
  const maySeeBidders = useCan('bidders:view')
  const labels: Record<AuctionTab, string> = {
    lots: auctionText.lots,
    bidders: auctionText.registeredBidders,
    campaigns: auctionText.campaigns,
    platform: importedFrom ?? auctionText.platform,
  }
  const isShown = (tab: AuctionTab): boolean => {
    if (tab === 'platform') return importedFrom !== undefined || selected === tab
    return tab === 'lots' || maySeeBidders
  }
  return (
    <Tabs
      name="auction"
      label={title}
      selected={selected}
      onSelect={(tab) => void navigate(`${paths.auctions}/${id}/${tab}`)}
      tabs={tabs.filter(isShown).map((tab) => ({ id: tab, label: labels[tab] }))}
    />
  )
}

/** What the selected tab shows. */
export const AuctionTabPanel = ({ tab, children }: { tab: AuctionTab; children: ReactNode }) => (
  <div className={look('stack', 'fill', 'anchor', 'hugs')} role="tabpanel" id="auction-panel" aria-labelledby={`auction-tab-${tab}`}>
    {children}
  </div>
)
