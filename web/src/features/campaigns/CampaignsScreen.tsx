import type { Auction } from '@auctionwiz/contracts/auctions'
import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { look } from '../../ui/look.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Page, PageScroll, TitleRow } from '../../ui/Page.tsx'
import { AuctionStatus } from '../auctions/AuctionStatus.tsx'
import { AuctionTabPanel, AuctionTabs } from '../auctions/AuctionTabs.tsx'
import { OneAuction } from '../auctions/OneAuction.tsx'
import { CampaignList } from './CampaignList.tsx'
import { CampaignResults } from './CampaignResults.tsx'
import { campaignText as text } from './messages.ts'

/** The campaigns for one auction, or the results of one. */
const CampaignsScreen = () => {
  const { id = '', campaignId } = useParams()
  if (useCan('bidders:view'))
    return (
      <OneAuction key={id} id={id} title={text.title} columns={[320, 160, 120]}>
        {(auction) => (campaignId === undefined ? <Campaigns auction={auction} /> : <CampaignResults auction={auction} id={campaignId} />)}
      </OneAuction>
    )
  return (
    <Page>
      <TitleRow title={text.title} />
      <NoPermission permission="bidders:view" what={text.noun} />
    </Page>
  )
}

const Campaigns = ({ auction }: { auction: Auction }) => (
  <Page>
    <TitleRow
      before={<ButtonLink look="subtle" icon={<ArrowLeft20Regular />} aria-label={text.backTo} to={`${paths.auctions}/${auction.id}`} />}
      title={auction.title}
      count={
        <span className={look('inlineRow', 'gapL')}>
          <AuctionStatus auction={auction} />
        </span>
      }
    />
    <AuctionTabs auction={auction} selected="campaigns" />
    <AuctionTabPanel tab="campaigns">
      <PageScroll padded>
        <CampaignList auction={auction} />
      </PageScroll>
    </AuctionTabPanel>
  </Page>
)

export default CampaignsScreen
