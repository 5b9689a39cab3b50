import { stageOf } from '@auctionwiz/domain/auctions/actions'
import { lotRefusal } from '@auctionwiz/domain/lots/lot-states'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { useSession, useSignedIn } from '../../app/session/session-context.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { isMissing } from '../../ui/NoRecord.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { auctionText } from '../auctions/messages.ts'
import { clerkText as text } from './messages.ts'
import { Saleroom } from './Saleroom.tsx'
import { useOnlyTab } from './sale/use-only-tab.ts'
import { useOpenedSale } from './sale/use-opened-sale.ts'

/** The clerk's screen of a running sale: one lot after the other. */
const ClerkScreen = () => {
  const { id = '' } = useParams()
  const { isDemo } = useSession()
  const { account, auctionHouseId } = useSignedIn()
  const mayRecord = useCan('auctions:edit')
  // Each tab of the demonstration has a house of its own.
  const { place, take } = useOnlyTab(isDemo ? undefined : `auctionwiz-clerk/${account.id}/${auctionHouseId}/${id}`)
  if (!mayRecord) return <NoPermission permission="auctions:edit" what={text.noun} />
  if (place === 'elsewhere')
    return (
      <EmptyState
        heading="h1"
        title={text.elsewhereTitle}
        actions={
          <>
            <Button look="primary" onClick={take}>
              {text.useHere}
            </Button>
            <Back id={id} />
          </>
        }
      >
        {text.elsewhereText}
      </EmptyState>
    )
  return place === 'here' ? <Opened key={id} id={id} /> : null
}

const Back = ({ id }: { id: string }): ReactNode => <ButtonLink to={`${paths.auctions}/${id}`}>{text.back}</ButtonLink>

const Opened = ({ id }: { id: string }) => {
  const { opened, error, reload } = useOpenedSale(id)
  if (isMissing(error))
    return (
      <EmptyState heading="h1" title={auctionText.missingTitle} actions={<ButtonLink to={paths.auctions}>{auctionText.back}</ButtonLink>}>
        {auctionText.missingText}
      </EmptyState>
    )
  if (error !== undefined) return <ErrorState heading="h1" title={text.loadFailed} error={error} onRetry={reload} />
  if (!opened) return <SkeletonRows rows={12} columns={[240, 360]} />
  const { auction, sale } = opened
  const { lots, queue } = sale.getState()
  if (lots.length === 0)
    return (
      <EmptyState heading="h1" title={text.noLotsTitle} actions={<Back id={id} />}>
        {text.noLotsText}
      </EmptyState>
    )
  // Results that were recorded before the sale was closed are still to be sent.
  if (lotRefusal('sell', stageOf(auction), 'Upcoming') && queue.length === 0)
    return (
      <EmptyState heading="h1" title={text.closedTitle({ title: auction.title })} actions={<Back id={id} />}>
        {text.closedText}
      </EmptyState>
    )
  return <Saleroom {...opened} />
}

export default ClerkScreen
