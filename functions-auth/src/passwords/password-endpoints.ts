import * as calls from '@auctionwiz/contracts/passwords'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { Deps } from '../deps.ts'
import { checkLink } from '../people/check-link.ts'
import { resendVerification } from '../people/resend-verification.ts'
import { verifyEmail } from '../people/verify-email.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { generatePassword } from './generate-password.ts'
import { ratePassword, readPasswordPolicy, validatePassword } from './password-rules.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'

export const passwordEndpoints = (parts: Deps): Route[] => [
  serve(calls.readPasswordPolicy, readPasswordPolicy),
  serve(calls.validatePassword, validatePassword(parts)),
  serve(calls.ratePassword, ratePassword),
  serve(calls.generatePassword, generatePassword),
  serve(calls.requestPasswordReset, requestPasswordReset(parts)),
  serve(calls.resetPassword, resetPassword(parts)),
  serve(calls.changePassword, changePassword(parts)),
  serve(calls.confirmIdentity, confirmIdentity(parts)),
  serve(calls.changeEmail, changeEmail(parts)),
  serve(calls.checkLink, checkLink(parts)),
  serve(calls.verifyEmail, verifyEmail(parts)),
  serve(calls.verifyUserEmail, verifyEmail(parts)),
  serve(calls.resendVerification, resendVerification(parts)),
]
