import * as calls from '@auctionwiz/contracts/auctions'
import * as legal from '@auctionwiz/contracts/legal-cases'
import { type Route, serve } from '@auctionwiz/platform/core/mount'
import { createAuction } from './auctions/create-auction.ts'
import { listAuctions } from './auctions/list-auctions.ts'
import { setAutoInviteThreshold } from './auctions/set-auto-invite-threshold.ts'
import { createLegalCase } from './legal/create-legal-case.ts'
import { listLegalCases } from './legal/list-legal-cases.ts'
import { readLegalCase } from './legal/read-legal-case.ts'

/** Every call of the app on one screen; `main.ts` mounts them on Azure, demo mode in the browser. */
export const auctionEndpoints = (): Route[] => [
  serve(calls.listAuctions, listAuctions),
  serve(calls.createAuction, createAuction),
  serve(calls.setAutoInviteThreshold, setAutoInviteThreshold),
  serve(legal.createLegalCase, createLegalCase),
  serve(legal.listLegalCases, listLegalCases),
  serve(legal.readLegalCase, readLegalCase),
]
