import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useCan } from '../../app/permissions.ts'
import { useSearchParams } from '../../app/search-params.ts'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
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

const TabBidder = lazyPart(() => import('./TabBidder.tsx'))

const BidderTabView = ({ path }: { path: string }) => {
  const list = useListState()
  const { add, openSettings, openImport } = useBidderAddress()
  const phone = !useWide(641)
  const { scored = false, queue = false } = tabAt(path) ?? {}
  const [params] = useSearchParams()
  const Content = tabContents.get(path)
  return (
    <Page
      panel={
        queue &&
        params.has('bidder') && (
          <Suspense fallback={null}>
            <TabBidder />
          </Suspense>
        )
      }
    >
      {!(phone && queue) && (
        <>
          <BiddersTitle
            {...list}
            scored={scored}
            total={undefined}
            phone={phone}
            onAdd={add}
            onScoreSettings={openSettings}
            onImport={openImport}
          />
          <BidderTabRow path={path} />
        </>
      )}
      <TabPanel path={path} alone={phone && queue}>
        <Suspense fallback={<SkeletonRows />}>{Content && <Content {...list} />}</Suspense>
      </TabPanel>
    </Page>
  )
}

export default BiddersScreen
