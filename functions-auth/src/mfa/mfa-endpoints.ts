import * as calls from '@auctionwiz/contracts/mfa'
import * as policyCalls from '@auctionwiz/contracts/mfa-policy'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { Deps } from '../deps.ts'
import { deleteMfaMethod } from './delete-mfa-method.ts'
import { generateBackupCodes } from './generate-backup-codes.ts'
import { listMfaMethods, readBackupCodes, readMfaSetup } from './read-mfa.ts'
import { readSecurityPolicy, updateSecurityPolicy } from './security-policy.ts'
import { sendMfaSetupCode } from './send-mfa-setup-code.ts'
import { setUpMfa } from './set-up-mfa.ts'
import { updateMfaMethod } from './update-mfa-method.ts'
import { verifyMfaSetup } from './verify-mfa-setup.ts'

export const mfaEndpoints = (parts: Deps): Route[] => [
  serve(calls.listMfaMethods, listMfaMethods(parts)),
  serve(calls.readMfaSetup, readMfaSetup(parts)),
  serve(calls.setUpMfa, setUpMfa(parts)),
  serve(calls.verifyMfaSetup, verifyMfaSetup(parts)),
  serve(calls.sendMfaSetupCode, sendMfaSetupCode(parts)),
  serve(calls.updateMfaMethod, updateMfaMethod(parts)),
  serve(calls.deleteMfaMethod, deleteMfaMethod(parts)),
  serve(calls.readBackupCodes, readBackupCodes(parts)),
  serve(calls.generateBackupCodes, generateBackupCodes(parts)),
  serve(policyCalls.readSecurityPolicy, readSecurityPolicy(parts)),
  serve(policyCalls.updateSecurityPolicy, updateSecurityPolicy(parts)),
]
