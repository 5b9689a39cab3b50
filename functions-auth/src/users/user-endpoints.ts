import { listGranters as listGrantersCall } from '@auctionwiz/contracts/access'
import { readCurrentUser as readCurrentUserCall } from '@auctionwiz/contracts/accounts'
import * as ownCalls from '@auctionwiz/contracts/own-profile'
import * as calls from '@auctionwiz/contracts/users'
import { viewAs as viewAsCall } from '@auctionwiz/contracts/view-as'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { Deps } from '../deps.ts'
import { assignUser, removeUser } from './assign-user.ts'
import { readMyProfile, updateMyProfile } from './change-profile.ts'
import { changeUserRole } from './change-user-role.ts'
import { deactivateUser, reactivateUser } from './deactivate-user.ts'
import { listGranters, listHouseUsers, listUsers, listUsersOfHouse } from './list-users.ts'
import { readCurrentUser, readMyHouseAccess } from './read-current-user.ts'
import { readUser, readUserActivity } from './read-users.ts'
import { resetUserMfa } from './reset-user-mfa.ts'
import { sendUserPasswordReset } from './send-user-password-reset.ts'
import { setUserHouseAccess } from './set-user-house-access.ts'
import { transferOwnership } from './transfer-ownership.ts'
import { updateUser } from './update-user.ts'
import { viewAs } from './view-as.ts'

export const userEndpoints = (parts: Deps): Route[] => [
  serve(readCurrentUserCall, readCurrentUser(parts.people, parts.accounts)),
  serve(ownCalls.readMyProfile, readMyProfile(parts)),
  serve(ownCalls.updateMyProfile, updateMyProfile(parts)),
  serve(calls.readMyHouseAccess, readMyHouseAccess(parts)),
  serve(calls.listUsers, listUsers(parts)),
  serve(calls.listHouseUsers, listHouseUsers(parts)),
  serve(calls.listUsersOfHouse, listUsersOfHouse(parts)),
  serve(calls.readUser, readUser(parts)),
  serve(calls.updateUser, updateUser(parts)),
  serve(calls.changeUserRole, changeUserRole(parts)),
  serve(calls.deactivateUser, deactivateUser(parts)),
  serve(calls.reactivateUser, reactivateUser(parts)),
  serve(calls.sendUserPasswordReset, sendUserPasswordReset(parts)),
  serve(calls.resetUserMfa, resetUserMfa(parts)),
  serve(calls.readUserActivity, readUserActivity),
  serve(calls.assignUser, assignUser(parts)),
  serve(calls.removeUser, removeUser(parts)),
  serve(calls.setUserHouseAccess, setUserHouseAccess(parts)),
  serve(listGrantersCall, listGranters(parts)),
  serve(viewAsCall, viewAs(parts)),
  serve(calls.transferOwnership, transferOwnership(parts)),
]
