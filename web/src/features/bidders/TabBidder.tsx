import { useMemo } from 'react'
import { useOpenBidder } from '../../app/use-open-bidder.ts'
import { BidderDialogs, useBidderDialogs } from './BidderDialogs.tsx'
import BidderPanel from './BidderPanel.tsx'
import { type BiddersAccess, BiddersContext } from './bidders-context.ts'
import { panelTabs } from './panel/panel-tabs.ts'
import { useListState } from './use-list-state.ts'
import { useRemoveBidder } from './use-remove-bidder.ts'

const nothing = () => undefined

/** The panel of the bidder that the address names, beside a tab that is not the bidder list. */
const TabBidder = () => {
  const { state, change } = useListState()
  const { openId, tab, open } = useOpenBidder()
  const { mayUndo, removeNow } = useRemoveBidder(nothing)
  const dialogs = useBidderDialogs()
  const { edit, invite, remove } = dialogs
  const access = useMemo(
    (): BiddersAccess => ({
      state,
      change,
      rows: [],
      total: { count: 0, atLeast: false },
      openId,
      open,
      close: () => open(undefined),
      edit,
      invite: (bidder) => invite([bidder]),
      remove,
      reload: nothing,
    }),
    [state, change, openId, open, edit, invite, remove],
  )
  if (openId === undefined) return null
  return (
    <BiddersContext value={access}>
      <BidderPanel id={openId} tab={panelTabs.find((known) => known === tab) ?? 'overview'} />
      <BidderDialogs
        dialogs={dialogs}
        mayUndo={mayUndo}
        onRemove={(bidder) => {
          open(undefined)
          void removeNow(bidder)
        }}
        onSaved={nothing}
      />
    </BiddersContext>
  )
}

export default TabBidder
