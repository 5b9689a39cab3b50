import { readAuction } from '@auctionwiz/contracts/auctions'
import { CallError } from '@auctionwiz/contracts/client'
import { useNavigate } from 'react-router'
import { useQuery } from '../../app/calls/use-call.ts'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { Page, TitleRow } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { auctionText } from '../auctions/messages.ts'
import { LotsList } from './LotsList.tsx'
import { type LotAddress, useLotAddress } from './lot-list.ts'
import { lotText } from './messages.ts'

/** The lots of one auction. */
const LotsScreen = () => {
  const address = useLotAddress()
  if (useCan('auctions:view')) return <OfAuction key={address.auctionId} address={address} />
  return (
    <Page>
      <TitleRow title={lotText.title} />
      <NoPermission permission="auctions:view" what={lotText.noun} />
    </Page>
  )
}

/** The lots need the auction's currency and status. */
const OfAuction = ({ address }: { address: LotAddress }) => {
  const { data: auction, error, reload } = useQuery(readAuction, { params: { id: address.auctionId } })
  const navigate = useNavigate()
  if (auction) return <LotsList auction={auction} address={address} />
  const isMissing = error instanceof CallError && error.status === 404
  return (
    <Page>
      <TitleRow title={lotText.title} />
      {isMissing ? (
        <EmptyState
          title={auctionText.missingTitle}
          actions={<Button onClick={() => void navigate(paths.auctions)}>{lotText.backTo}</Button>}
        >
          {auctionText.missingText}
        </EmptyState>
      ) : error === undefined ? (
        <SkeletonRows rows={15} columns={[64, 240, 120, 96, 96, 120]} />
      ) : (
        <ErrorState title={auctionText.panelFailed} error={error} onRetry={reload} />
      )}
    </Page>
  )
}

export default LotsScreen
