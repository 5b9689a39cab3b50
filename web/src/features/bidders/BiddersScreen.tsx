import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useCan } from '../../app/permissions.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Page, TitleRow } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { BiddersList } from './BiddersList.tsx'
import { BiddersTitle } from './BiddersTitle.tsx'
import { BidderTabRow } from './BidderTabRow.tsx'
import { tabAt, tabContents } from './bidder-tabs.tsx'
import { bidderText } from './messages.ts'
import { TabPanel } from './TabPanel.tsx'
import { useBidderAddress } from './use-bidder-address.ts'
import { useListState } from './use-list-state.ts'
import { useDefaultList } from './view/use-default-list.ts'

/** The bidders of the house: the list, or the tab that the address names. */
const BiddersScreen = () => {
  const path = tabAt(useParams().id)?.path ?? ''
  const mayView = useCan('bidders:view')
  if (mayView) return path === '' ? <FirstList /> : <BidderTabView path={path} />
  return (
    <Page>
      <TitleRow title={bidderText.title} />
      <NoPermission permission="bidders:view" what={bidderText.noun} />
    </Page>
  )
}

/** The list; without filters in the address it opens with the user's default view. */
const FirstList = () => {
  const pending = useDefaultList()
  return pending ? null : <BiddersList />
}

const BidderTabView = ({ path }: { path: string }) => {
  const list = useListState()
  const { add, openSettings, openImport } = useBidderAddress()
  const phone = !useWide(641)
  const tab = tabAt(path)
  const Content = tabContents.get(path)
  return (
    <Page>
      <BiddersTitle
        {...list}
        total={undefined}
        phone={phone}
        onAdd={add}
        onScoreSettings={openSettings}
        onImport={openImport}
        scored={tab?.scored ?? false}
      />
      <BidderTabRow path={path} />
      <TabPanel path={path}>
        <Suspense fallback={<SkeletonRows />}>{Content && <Content {...list} />}</Suspense>
      </TabPanel>
    </Page>
  )
}

export default BiddersScreen
