import { type Auction, readAuction } from '@auctionwiz/contracts/auctions'
import type { Permission } from '@auctionwiz/contracts/permissions'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useQuery } from '../../app/calls/use-call.ts'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { NoPermission } from '../../ui/NoPermission.tsx'
import { NoRecord } from '../../ui/NoRecord.tsx'
import { Page, TitleRow } from '../../ui/Page.tsx'
import { auctionText } from './messages.ts'

interface OneAuctionProps {
  id: string
  /** What the screen needs, and what it shows, such as "lots". */
  permission: Permission
  what: string
  /** Title of the screen until the auction is there. */
  title: string
  /** Widths of the list's columns in px, for its placeholders. */
  columns: readonly number[]
  children: (auction: Auction) => ReactNode
}

/** A screen of one auction, which needs its currency and its status. */
export const OneAuction = ({ id, permission, what, title, columns, children }: OneAuctionProps) => {
  const may = useCan(permission)
  const { data: auction, error, reload } = useQuery(readAuction, may ? { params: { id } } : null)
  const navigate = useNavigate()
  if (may && auction) return children(auction)
  return (
    <Page>
      <TitleRow title={title} />
      {may ? (
        <NoRecord
          words={auctionText}
          error={error}
          onRetry={reload}
          onBack={() => void navigate(paths.auctions)}
          rows={15}
          columns={columns}
        />
      ) : (
        <NoPermission permission={permission} what={what} />
      )}
    </Page>
  )
}
