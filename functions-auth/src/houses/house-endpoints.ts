import { listAccounts as listAccountsCall, listMyAccounts as listMyAccountsCall } from '@auctionwiz/contracts/accounts'
import * as calls from '@auctionwiz/contracts/houses'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import { listAccounts, listMyAccounts } from '../accounts/list-accounts.ts'
import type { Deps } from '../deps.ts'
import { createAccount } from './create-account.ts'
import { createHouse } from './create-house.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteHouse } from './delete-house.ts'
import { createGroup, deleteGroup, listGroups, updateGroup } from './groups.ts'
import { listHouses } from './list-houses.ts'
import { readAccount, readCurrentAccount } from './read-account.ts'
import { setDefaultAccount } from './set-default-account.ts'
import { switchAccount } from './switch-account.ts'
import { updateAccount, updateCurrentAccount } from './update-account.ts'
import { updateHouse } from './update-house.ts'

export const houseEndpoints = (parts: Deps): Route[] => [
  serve(listAccountsCall, listAccounts(parts.people, parts.accounts)),
  serve(listMyAccountsCall, listMyAccounts(parts.people, parts.accounts)),
  serve(calls.createAccount, createAccount(parts)),
  serve(calls.readAccount, readAccount(parts)),
  serve(calls.updateAccount, updateAccount(parts)),
  serve(calls.deleteAccount, deleteAccount(parts)),
  serve(calls.readCurrentAccount, readCurrentAccount(parts)),
  serve(calls.updateCurrentAccount, updateCurrentAccount(parts)),
  serve(calls.switchAccount, switchAccount(parts)),
  serve(calls.setDefaultAccount, setDefaultAccount(parts)),
  serve(calls.listHouses, listHouses(parts)),
  serve(calls.createHouse, createHouse),
  serve(calls.updateHouse, updateHouse(parts)),
  serve(calls.deleteHouse, deleteHouse(parts)),
  serve(calls.listGroups, listGroups),
  serve(calls.createGroup, createGroup),
  serve(calls.updateGroup, updateGroup),
  serve(calls.deleteGroup, deleteGroup),
]
