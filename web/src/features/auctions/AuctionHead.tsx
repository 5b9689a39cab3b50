import type { Auction } from '@auctionwiz/contracts/auctions'
import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { TitleRow } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AuctionStatus } from './AuctionStatus.tsx'
import { auctionText } from './messages.ts'

const tabs = ['lots', 'bidders', 'campaigns', 'platform'] as const
type AuctionTab = (typeof tabs)[number]

interface AuctionHeadProps {
  auction: Auction
  selected: AuctionTab
  /** After the status, such as the start. */
  mark?: ReactNode
  /** Buttons at the right. */
  children?: ReactNode
}

/** The head of the screens of one auction: the way back, its title and status, and the tabs. */
export const AuctionHead = ({ auction, selected, mark, children }: AuctionHeadProps) => (
  <>
    <TitleRow
      before={
        <ButtonLink look="subtle" icon={<ArrowLeft20Regular />} aria-label={auctionText.backTo} to={`${paths.auctions}/${auction.id}`} />
      }
      title={auction.title}
      count={
        <span className={look('inlineRow', 'gapL')}>
          <AuctionStatus auction={auction} />
          {mark}
        </span>
      }
    >
      {children}
    </TitleRow>
    <AuctionTabs auction={auction} selected={selected} />
  </>
)

/** The lists of one auction, each at an address of its own. */
const AuctionTabs = ({ auction: { id, title, importedFrom }, selected }: Pick<AuctionHeadProps, 'auction' | 'selected'>) => {
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
