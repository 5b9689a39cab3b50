import * as calls from '@auctionwiz/contracts/bidders'
import { bidderNumbers } from '@auctionwiz/platform/core/bidder-numbers'
import { type Served, serve } from '@auctionwiz/platform/core/mount'
import { createBidder } from './bidders/create-bidder.ts'
import { deleteBidder } from './bidders/delete-bidder.ts'
import { listBidders } from './bidders/list-bidders.ts'
import { readBidder } from './bidders/read-bidder.ts'
import { updateBidder } from './bidders/update-bidder.ts'

/** Every call of the app on one screen; `main.ts` mounts them on Azure, demo mode in the browser. */
export const bidderEndpoints = (): Served[] => [
  serve(calls.listBidders, listBidders),
  serve(calls.createBidder, createBidder(bidderNumbers())),
  serve(calls.readBidder, readBidder),
  serve(calls.updateBidder, updateBidder),
  serve(calls.deleteBidder, deleteBidder),
]
