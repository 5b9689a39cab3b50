import { CallError, type Client } from '@auctionwiz/contracts/client'

const attempts = 3
/** Seconds that a screen waits for a retry. After that the read is retried in the background. */
const longest = 5

/** Retries a read that a busy service refused, at most twice, after the delay that the service asks for. `wait` takes milliseconds. */
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

/** The retry delay of a service that is busy or closed for maintenance, in seconds; undefined for any other failure. */
export const busySeconds = (error: unknown): number | undefined => {
  if (!(error instanceof CallError) || (error.code !== 'busy' && error.code !== 'maintenance')) return undefined
  const { seconds } = error.details
  return typeof seconds === 'number' ? seconds : 1
}
