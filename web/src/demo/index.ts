import type { Transport } from '@auctionwiz/contracts/client'
import { demoCredentials, demoStore } from './demo-data.ts'
import { demoHandlers } from './demo-services.ts'

/** Delay of an answer in milliseconds, so that the demonstration shows its loading states. */
const answerDelay = 300

/**
 * The demonstration: the product's own use cases run in this page over an in-memory store. No request leaves the page and
 * nothing is stored. Calls go to `https://{app}.demo.invalid/{path}`, a host that cannot exist.
 */
export const startDemo = async (): Promise<{ send: Transport['send']; email: string; password: string }> => {
  const handle = demoHandlers(await demoStore(new Date()))
  const send: Transport['send'] = async (url, init) => {
    await new Promise((resolve) => setTimeout(resolve, answerDelay))
    init.signal?.throwIfAborted()
    return handle(new URL(url), init)
  }
  return { send, ...demoCredentials }
}
