import * as calls from '@auctionwiz/contracts/houses'
import { type Served, serve } from '@auctionwiz/platform/core/mount'
import type { Parts } from '../parts.ts'
import { createAccount } from './create-account.ts'

export const houseEndpoints = (parts: Parts): Served[] => [serve(calls.createAccount, createAccount(parts))]
