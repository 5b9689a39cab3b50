import * as calls from '@auctionwiz/contracts/passkeys'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { Deps } from '../deps.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { confirmWithPasskey } from './confirm-with-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts'
import { requestPasskey } from './request-passkey.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

export const passkeyEndpoints = (parts: Deps): Route[] => [
  serve(calls.listPasskeys, listPasskeys(parts)),
  serve(calls.beginPasskey, beginPasskey(parts)),
  serve(calls.addPasskey, addPasskey(parts)),
  serve(calls.renamePasskey, renamePasskey(parts)),
  serve(calls.removePasskey, removePasskey(parts)),
  serve(calls.requestPasskey, requestPasskey(parts)),
  serve(calls.signInWithPasskey, signInWithPasskey(parts)),
  serve(calls.confirmWithPasskey, confirmWithPasskey(parts)),
]
