import * as calls from '@auctionwiz/contracts/auctions'
import * as legal from '@auctionwiz/contracts/legal-cases'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import { createAuction, listAuctions, setAutoInviteThreshold } from './auctions/auctions.ts'
import { createLegalCase } from './legal/create-legal-case.ts'
import { listLegalCases, readLegalCase } from './legal/list-legal-cases.ts'

/** Every call of the app on one screen; `main.ts` mounts them on Azure, demo mode in the browser. */
export const auctionEndpoints = (): Route[] => [
  serve(calls.listAuctions, listAuctions),
  serve(calls.createAuction, createAuction),
  serve(calls.setAutoInviteThreshold, setAutoInviteThreshold),
  serve(legal.createLegalCase, createLegalCase),
  serve(legal.listLegalCases, listLegalCases),
  serve(legal.readLegalCase, readLegalCase),
]
