/** Calls that `public/appearance.js` made before this code was loaded, by address. */
interface EarlyCalls {
  token: string
  calls: Map<string, { house: string; answer: Promise<Response> }>
}

declare global {
  interface Window {
    earlyCalls?: EarlyCalls | undefined
  }
}

/** Storage key of the calls to make early. Each line holds the house, if any, a space, and the address. */
export const earlyCallsKey = 'earlyCalls'

/** The calls that the shell and the first page of the list wait for. */
const early = /\/(features|bidders\/v1\/listBidders\?(?!.*\bpage=).*)$/

/** Milliseconds after which an unused early answer is stale. */
const lasts = 10_000

export interface EarlyDeps {
  send: (url: string, init: RequestInit) => Promise<Response>
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** The query of the page's address. */
  search: () => string
  /** Ms since the page was opened. */
  now: () => number
  made: EarlyCalls | undefined
}

/**
 * Sends like `send`, but uses the answer of an identical early call, each once. Records which calls to make early the next time the
 * unfiltered address is opened.
 */
export const withEarlyCalls = ({ send, storage, search, now, made }: EarlyDeps): EarlyDeps['send'] => {
  const note = (house: string, url: string): void => {
    const line = `${house} ${url}`
    const path = pathOf(line)
    const others = (storage.getItem(earlyCallsKey) ?? '').split('\n').filter((other) => early.test(other) && pathOf(other) !== path)
    storage.setItem(earlyCallsKey, [...others, line].join('\n'))
  }
  return (url, init) => {
    if (init.method !== 'GET' || !early.test(url)) return send(url, init)
    const headers = new Headers(init.headers)
    const house = headers.get('x-auction-house-id') ?? ''
    if (search() === '') note(house, url)
    const call = made?.calls.get(url)
    made?.calls.delete(url)
    const isSame = call?.house === house && headers.get('authorization') === `Bearer ${made?.token}` && now() < lasts
    return isSame ? call.answer.catch(() => send(url, init)) : send(url, init)
  }
}

const pathOf = (line: string): string | undefined => line.split(/[ ?]/)[1]
