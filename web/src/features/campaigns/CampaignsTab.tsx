import type { Auction } from '@auctionwiz/contracts/auctions'
import { CampaignList } from './CampaignList.tsx'

/** The campaigns for an auction, as a tab of a panel. */
const CampaignsTab = ({ auction }: { auction: Auction }) => <CampaignList auction={auction} />

export default CampaignsTab
