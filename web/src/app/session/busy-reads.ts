import { CallError, type Client } from '@auctionwiz/contracts/client'

const attempts = 3
/** Seconds that a user waits in front of a screen. For a longer wait the read is retried in the background. */
const longest = 5

/** Asks again for what only reads when the service was busy, once or twice, after the time that it asks for. `wait` is in milliseconds. */
export const rereadingWhenBusy =
  (client: Client, wait: (ms: number) => Promise<void>): Client =>
  async (endpoint, input) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await client(endpoint, input)
      } catch (error) {
        const seconds = busySeconds(error)
        if (endpoint.method !== 'GET' || seconds === undefined || seconds > longest || attempt === attempts) throw error
        await wait(seconds * 1000)
        if (input.signal?.aborted) throw error
      }
    }
  }

/** Seconds after which a busy service wants to be asked again; undefined for any other failure. */
export const busySeconds = (error: unknown): number | undefined => {
  if (!(error instanceof CallError) || error.code !== 'busy') return undefined
  const { seconds } = error.details
  return typeof seconds === 'number' ? seconds : 1
}
