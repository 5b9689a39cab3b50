import type { Auction } from '@auctionwiz/contracts/auctions'
import { look } from '../../ui/look.ts'
import { CampaignList } from './CampaignList.tsx'

/** The campaigns for an auction, as a tab of a panel. */
const CampaignsTab = ({ auction }: { auction: Auction }) => (
  <div className={look('padL')}>
    <CampaignList auction={auction} />
  </div>
)

export default CampaignsTab
