import { listCampaigns } from '@auctionwiz/contracts/campaigns'
import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left'
import { Mail24Regular } from '@fluentui/react-icons/headless/svg/mail'
import { useNavigate } from 'react-router'
import { usePages } from '../../app/calls/use-pages.ts'
import { useFormat } from '../../app/format.ts'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { TableFooter } from '../../ui/data-table/TableFooter.tsx'
import { useColumns } from '../../ui/data-table/use-columns.ts'
import { useListLayout } from '../../ui/data-table/use-list-layout.ts'
import { useRows } from '../../ui/data-table/use-rows.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Page, TitleRow } from '../../ui/Page.tsx'
import { campaignPath } from './CampaignList.tsx'
import { campaignColumns, columnsOf, type ListedCampaign } from './campaign-columns.tsx'
import { campaignText as text } from './messages.ts'

const campaignsIn = ({ campaigns }: AnswerOf<typeof listCampaigns>): readonly ListedCampaign[] => campaigns
const nameOf = ({ subject }: ListedCampaign): string => subject
const hrefOf = ({ auctionId, id }: ListedCampaign): string => campaignPath(auctionId, id)

/** All campaigns of the house, the latest first; each opens its results. */
const HouseCampaigns = () => {
  const mayView = useCan('bidders:view')
  return (
    <Page>
      <TitleRow
        before={<ButtonLink look="subtle" icon={<ArrowLeft20Regular />} aria-label={text.backToAuctions} to={paths.auctions} />}
        title={text.title}
      />
      {mayView ? <Campaigns /> : <NoPermission permission="bidders:view" what={text.noun} />}
    </Page>
  )
}

const Campaigns = () => {
  const navigate = useNavigate()
  const format = useFormat()
  const pages = usePages(listCampaigns, { query: {} }, { limit: 100 })
  const rows = useRows(pages.data, campaignsIn)
  const layout = useListLayout(campaignColumns)
  const columns = useColumns(columnsOf, format)
  return (
    <>
      <DataTable
        label={text.title}
        columns={columns}
        layout={layout}
        rows={rows}
        total={{ count: rows.length, atLeast: pages.hasMore }}
        listKey="campaigns"
        source={pages}
        nameOf={nameOf}
        hrefOf={hrefOf}
        openId={undefined}
        onOpen={(campaign) => void navigate(hrefOf(campaign))}
        loadFailed={text.loadFailed}
        empty={
          <EmptyState icon={<Mail24Regular />} title={text.noneTitle}>
            {text.noneInHouse}
          </EmptyState>
        }
      />
      {rows.length > 0 && <TableFooter count={text.shownCampaigns({ count: rows.length })} />}
    </>
  )
}

export default HouseCampaigns
