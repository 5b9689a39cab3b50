import { type Auction, readAuction } from '@auctionwiz/contracts/auctions'
import { CallError } from '@auctionwiz/contracts/client'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useQuery } from '../../app/calls/use-call.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page, TitleRow } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { auctionText } from './messages.ts'

interface OneAuctionProps {
  id: string
  /** Title of the screen until the auction is there. */
  title: string
  /** Widths of the list's columns in px, for its placeholders. */
  columns: readonly number[]
  children: (auction: Auction) => ReactNode
}

/** A screen of one auction, which needs its currency and its status. */
export const OneAuction = ({ id, title, columns, children }: OneAuctionProps) => {
  const { data: auction, error, reload } = useQuery(readAuction, { params: { id } })
  const navigate = useNavigate()
  if (auction) return children(auction)
  const isMissing = error instanceof CallError && error.status === 404
  return (
    <Page>
      <TitleRow title={title} />
      {isMissing ? (
        <EmptyState
          title={auctionText.missingTitle}
          actions={<Button onClick={() => void navigate(paths.auctions)}>{auctionText.back}</Button>}
        >
          {auctionText.missingText}
        </EmptyState>
      ) : error === undefined ? (
        <SkeletonRows rows={15} columns={columns} />
      ) : (
        <ErrorState title={auctionText.panelFailed} error={error} onRetry={reload} />
      )}
    </Page>
  )
}
