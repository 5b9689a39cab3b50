/** The code of a part could not be fetched, even at the second attempt. */
export class PartNotLoaded extends Error {
  override name = 'PartNotLoaded'
}

/** `outdated`: the server has a newer release, which may lack the code of this one. `broken`: the code is here but failed. */
export type FailureCause = 'offline' | 'outdated' | 'failed' | 'broken'

/** Fetches code, a second time if the first attempt fails. */
export const loadTwice = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load().catch(load)
  } catch (cause) {
    throw new PartNotLoaded('The code of this part could not be fetched.', { cause })
  }
}

/** Milliseconds for the server to say which release it has. */
const patience = 3_000

/** Why a part is missing. */
export const causeOf = async (error: unknown, page: Pick<Document, 'querySelector'> = document): Promise<FailureCause> => {
  if (!(error instanceof PartNotLoaded)) return 'broken'
  if (!navigator.onLine) return 'offline'
  const entry = page.querySelector('script[type="module"][src]')?.getAttribute('src')
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return response.ok && entry && !(await response.text()).includes(entry) ? 'outdated' : 'failed'
  } catch {
    // No network after all, or no server: the text for `failed` says to check the connection.
    return 'failed'
  }
}
