import type { Transport } from '@auctionwiz/contracts/client'
import { demoCredentials, demoStore } from './demo-data.ts'
import { demoHandlers } from './demo-services.ts'

/** Milliseconds that an answer takes, so that the demonstration shows its loading states. */
const answerDelay = 300

/**
 * The demonstration: the product's own use cases, mounted in this page over a store in memory. No request leaves the page and
 * nothing is kept. Calls arrive at `https://{app}.demo.invalid/{path}`, a host that cannot exist.
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
