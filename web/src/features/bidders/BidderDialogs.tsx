import type { Bidder, BidderSummary } from '@auctionwiz/contracts/bidders'
import { Suspense, useCallback, useState } from 'react'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { bidderText } from './messages.ts'

const EditBidder = lazyDialog(() => import('./EditBidder.tsx'))
const InviteBidders = lazyDialog(() => import('../invitations/InviteBidders.tsx'))

type Removable = BidderSummary | Bidder
type Open = { kind: 'edit'; id: string } | { kind: 'invite'; bidders: readonly Removable[] } | { kind: 'remove'; bidder: Removable }

export interface BidderDialogsState {
  open: Open | undefined
  edit: (id: string) => void
  remove: (bidder: Removable) => void
  invite: (bidders: readonly Removable[]) => void
  close: () => void
}

export const useBidderDialogs = (): BidderDialogsState => {
  const [open, setOpen] = useState<Open>()
  return {
    open,
    edit: useCallback((id: string) => setOpen({ kind: 'edit', id }), []),
    remove: useCallback((bidder: Removable) => setOpen({ kind: 'remove', bidder }), []),
    invite: useCallback((bidders: readonly Removable[]) => setOpen({ kind: 'invite', bidders }), []),
    close: useCallback(() => setOpen(undefined), []),
  }
}

export interface BidderDialogsProps {
  dialogs: BidderDialogsState
  /** Whether a deletion can be undone. */
  mayUndo: boolean
  onRemove: (bidder: Removable) => void
  onSaved: () => void
}

/** The dialogs that both a row and a panel open. */
export const BidderDialogs = ({ dialogs: { open, close }, mayUndo, onRemove, onSaved }: BidderDialogsProps) => {
  if (open?.kind === 'edit')
    return (
      <Suspense fallback={null}>
        <EditBidder id={open.id} onClose={close} onSaved={onSaved} />
      </Suspense>
    )
  if (open?.kind === 'invite')
    return (
      <Suspense fallback={null}>
        <InviteBidders bidders={open.bidders} onClose={close} />
      </Suspense>
    )
  if (open?.kind === 'remove') {
    const { bidder } = open
    return (
      <ConfirmDialog
        title={bidderText.deleteTitle({ name: bidder.name })}
        confirmLabel={bidderText.deleteConfirm}
        onClose={close}
        onConfirm={() => {
          close()
          onRemove(bidder)
        }}
      >
        {(mayUndo ? bidderText.deleteUndoText : bidderText.deleteText)({ name: bidder.name, number: bidder.bidderId })}
      </ConfirmDialog>
    )
  }
  return null
}
