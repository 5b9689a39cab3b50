import type { Auction } from '@auctionwiz/contracts/auctions'
import { useParams } from 'react-router'
import { Page, PageScroll } from '../../ui/Page.tsx'
import { AuctionHead, AuctionTabPanel } from '../auctions/AuctionHead.tsx'
import { OneAuction } from '../auctions/OneAuction.tsx'
import { CampaignList } from './CampaignList.tsx'
import { CampaignResults } from './CampaignResults.tsx'
import { campaignText as text } from './messages.ts'

/** The campaigns for one auction, or the results of one. */
const CampaignsScreen = () => {
  const { id = '', campaignId } = useParams()
  return (
    <OneAuction key={id} id={id} permission="bidders:view" what={text.noun} title={text.title} columns={[320, 160, 120]}>
      {(auction) => (campaignId === undefined ? <Campaigns auction={auction} /> : <CampaignResults auction={auction} id={campaignId} />)}
    </OneAuction>
  )
}

const Campaigns = ({ auction }: { auction: Auction }) => (
  <Page>
    <AuctionHead auction={auction} selected="campaigns" />
    <AuctionTabPanel tab="campaigns">
      <PageScroll padded>
        <CampaignList auction={auction} />
      </PageScroll>
    </AuctionTabPanel>
  </Page>
)

export default CampaignsScreen
