import { listGranters as listGrantersCall, viewAs as viewAsCall } from '@auctionwiz/contracts/access'
import { readCurrentUser as readCurrentUserCall } from '@auctionwiz/contracts/accounts'
import * as calls from '@auctionwiz/contracts/users'
import { type Route, serve } from '@auctionwiz/platform/core/mount'
import type { Deps } from '../deps.ts'
import { assignUser } from './assign-user.ts'
import { changeUserRole } from './change-user-role.ts'
import { deactivateUser } from './deactivate-user.ts'
import { listGranters } from './list-granters.ts'
import { listHouseUsers } from './list-house-users.ts'
import { listUsers } from './list-users.ts'
import { listUsersOfHouse } from './list-users-of-house.ts'
import { reactivateUser } from './reactivate-user.ts'
import { readCurrentUser } from './read-current-user.ts'
import { readMyHouseAccess } from './read-my-house-access.ts'
import { readMyProfile } from './read-my-profile.ts'
import { readUser } from './read-user.ts'
import { readUserActivity } from './read-user-activity.ts'
import { removeUser } from './remove-user.ts'
import { resetUserMfa } from './reset-user-mfa.ts'
import { sendUserPasswordReset } from './send-user-password-reset.ts'
import { setUserHouseAccess } from './set-user-house-access.ts'
import { transferOwnership } from './transfer-ownership.ts'
import { updateMyProfile } from './update-my-profile.ts'
import { updateUser } from './update-user.ts'
import { viewAs } from './view-as.ts'

export const userEndpoints = (parts: Deps): Route[] => [
  serve(readCurrentUserCall, readCurrentUser(parts.people, parts.accounts)),
  serve(calls.readMyProfile, readMyProfile(parts)),
  serve(calls.updateMyProfile, updateMyProfile(parts)),
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
