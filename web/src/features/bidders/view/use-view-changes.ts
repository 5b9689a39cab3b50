import {
  type BidderView,
  createBidderView,
  deleteBidderView,
  listBidderViews,
  setDefaultBidderView,
  updateBidderView,
} from '@auctionwiz/contracts/bidder-views'
import { useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { useRefresh } from '../../../app/calls/use-mutation.ts'
import { useHouse } from '../../../app/house.ts'
import { useSignedIn } from '../../../app/session/session-context.ts'
import { useDensity } from '../../../app/theme/appearance.ts'
import { useListLayout } from '../../../ui/data-table/use-list-layout.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { bidderList } from '../columns.tsx'
import type { BidderListState } from '../list-state.ts'
import { writeDefaultList } from './default-list.ts'
import { viewText } from './messages.ts'
import { filterOf, searchOf, stateOf } from './view-state.ts'

export interface ViewChanges {
  busy: boolean
  /** Applies the view's layout. Returns the list's state. */
  open: (view: BidderView) => Partial<BidderListState>
  create: (name: string, shared: boolean) => Promise<boolean>
  /** Saves the current list under the view's name. */
  update: (view: BidderView) => Promise<boolean>
  share: (view: BidderView, shared: boolean) => Promise<boolean>
  remove: (view: BidderView) => Promise<boolean>
  setDefault: (view: BidderView | undefined) => Promise<boolean>
}

/** The actions on saved views; each reports its result in a toast. */
export const useViewChanges = (state: BidderListState, defaultId: string | undefined): ViewChanges => {
  const call = useCall()
  const refresh = useRefresh()
  const { user } = useSignedIn()
  const house = useHouse()
  const layout = useListLayout(bidderList)
  const [density, setDensity] = useDensity()
  const [busy, setBusy] = useState(false)
  const content = { filter: filterOf(state), columns: [...layout.columns], widths: layout.widths, density }
  const keepDefault = (view: BidderView | undefined) => writeDefaultList(user.id, house.id, view && searchOf(view))

  const send = async <T>(ask: () => Promise<T>, done?: string): Promise<T | undefined> => {
    setBusy(true)
    try {
      const answer = await ask()
      refresh([listBidderViews])
      if (done !== undefined) toast({ text: done })
      return answer
    } catch (error) {
      toast({ tone: 'problem', text: viewText.failed({ problem: errorMessage(error) }) })
      return undefined
    } finally {
      setBusy(false)
    }
  }

  const save = async (view: BidderView, change: Partial<BidderView>): Promise<boolean> => {
    const { id, version, name } = view
    const saved = await send(() => call(updateBidderView, { params: { id }, body: { ...change, version } }), viewText.savedToast({ name }))
    if (saved && id === defaultId) keepDefault(saved)
    return saved !== undefined
  }

  return {
    busy,
    open: (view) => {
      layout.apply(view)
      setDensity(view.density)
      return stateOf(view.filter)
    },
    create: async (name, shared) => {
      const created = await send(() => call(createBidderView, { body: { name, shared, ...content } }), viewText.savedToast({ name }))
      return created !== undefined
    },
    update: (view) => save(view, content),
    share: (view, shared) => save(view, { shared }),
    remove: async (view) => {
      const { id, name } = view
      const removed = await send(() => call(deleteBidderView, { params: { id } }), viewText.removedToast({ name }))
      if (removed && id === defaultId) keepDefault(undefined)
      return removed !== undefined
    },
    setDefault: async (view) => {
      const set = await send(
        () => call(setDefaultBidderView, { body: view ? { id: view.id } : {} }),
        view ? viewText.defaultToast({ name: view.name }) : viewText.noDefaultToast,
      )
      if (set) keepDefault(view)
      return set !== undefined
    },
  }
}
