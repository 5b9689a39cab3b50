import { type Client, createClient } from '@auctionwiz/contracts/client'
import type { App } from '@auctionwiz/contracts/endpoint'
import { serviceAddress } from '../../app/config.ts'
import { authorizedSend } from '../../app/session/authorized-send.ts'
import { callWords } from '../../app/session/call-words.ts'
import { exclusively } from '../../app/session/exclusively.ts'
import { useConfig, useSession, useSignedIn } from '../../app/session/session-context.ts'
import { browserStorage } from '../../app/session/session-storage.ts'
import { type OnProgress, sendWithProgress } from './send-with-progress.ts'

/** A typed client that reports upload progress, with the same tokens and renewal as every other call. */
export const useUploadClient = (): ((onProgress: OnProgress) => Client) => {
  const session = useSession()
  const config = useConfig()
  const { auctionHouseId } = useSignedIn()
  return (onProgress) => {
    // The demonstration has no network and no progress.
    if (session.isDemo) return session.call
    const storage = browserStorage(localStorage, sessionStorage)
    const address = (app: App) => serviceAddress(config, app)
    return createClient({
      address,
      credentials: () => ({ ...storage.tokens(), auctionHouseId }),
      ...callWords,
      send: authorizedSend({
        storage: () => storage,
        send: sendWithProgress(onProgress),
        address,
        now: Date.now,
        exclusively,
        onEnded: (reason) => session.logout(reason),
      }),
    })
  }
}
