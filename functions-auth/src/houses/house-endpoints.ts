import { listAccounts as listAccountsCall, listMyAccounts as listMyAccountsCall } from '@auctionwiz/contracts/accounts'
import * as calls from '@auctionwiz/contracts/houses'
import { type Route, serve } from '@auctionwiz/platform/core/mount'
import { listAccounts } from '../accounts/list-accounts.ts'
import { listMyAccounts } from '../accounts/list-my-accounts.ts'
import type { Deps } from '../deps.ts'
import { createAccount } from './create-account.ts'
import { createGroup } from './create-group.ts'
import { createHouse } from './create-house.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteGroup } from './delete-group.ts'
import { deleteHouse } from './delete-house.ts'
import { listGroups } from './list-groups.ts'
import { listHouses } from './list-houses.ts'
import { readAccount } from './read-account.ts'
import { readCurrentAccount } from './read-current-account.ts'
import { setDefaultAccount } from './set-default-account.ts'
import { switchAccount } from './switch-account.ts'
import { updateAccount } from './update-account.ts'
import { updateCurrentAccount } from './update-current-account.ts'
import { updateGroup } from './update-group.ts'
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
  serve(calls.updateHouse, updateHouse),
  serve(calls.deleteHouse, deleteHouse(parts)),
  serve(calls.listGroups, listGroups),
  serve(calls.createGroup, createGroup),
  serve(calls.updateGroup, updateGroup),
  serve(calls.deleteGroup, deleteGroup),
]
