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
import { registrationText } from './messages.ts'
import { RegistrationsList } from './RegistrationsList.tsx'
import { type RegistrationAddress, useRegistrationAddress } from './registration-list.ts'

/** The bidders of one auction. */
const RegistrationsScreen = () => {
  const address = useRegistrationAddress()
  const mayView = useCan('bidders:view')
  if (mayView) return <OfAuction key={address.auctionId} address={address} />
  return (
    <Page>
      <TitleRow title={registrationText.title} />
      <NoPermission permission="bidders:view" what={registrationText.noun} />
    </Page>
  )
}

/** Limits need the auction's currency, changes its status. */
const OfAuction = ({ address }: { address: RegistrationAddress }) => {
  const { data: auction, error, reload } = useQuery(readAuction, { params: { id: address.auctionId } })
  const navigate = useNavigate()
  if (auction) return <RegistrationsList auction={auction} address={address} />
  const isMissing = error instanceof CallError && error.status === 404
  return (
    <Page>
      <TitleRow title={registrationText.title} />
      {isMissing ? (
        <EmptyState
          title={auctionText.missingTitle}
          actions={<Button onClick={() => void navigate(paths.auctions)}>{registrationText.backTo}</Button>}
        >
          {auctionText.missingText}
        </EmptyState>
      ) : error === undefined ? (
        <SkeletonRows rows={15} columns={[80, 240, 96, 80, 96, 120]} />
      ) : (
        <ErrorState title={auctionText.panelFailed} error={error} onRetry={reload} />
      )}
    </Page>
  )
}

export default RegistrationsScreen
