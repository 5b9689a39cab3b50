import type { App } from '@auctionwiz/contracts/endpoint'
import { health } from '@auctionwiz/contracts/health'
import type { RuntimeConfig } from '../../../app/config.ts'
import type { Session } from '../../../app/session/session.ts'
import { messageOf } from '../../../app/session/sign-in-failures.ts'
import { fill } from '../../../messages/index.ts'
import { configText } from './messages.ts'

const text = configText.status

export const services = ['auth', 'bidders', 'auctions', 'legal', 'upload', 'scoring'] as const
export type Service = (typeof services)[number]

/** What a service was last heard to say; `ms` is how long its answer took. */
export type Health = { state: 'checking' } | { state: 'online'; ms: number } | { state: 'offline'; problem: string }

/** Milliseconds that a service has to answer. */
const patience = 5000

/** The app that serves it, which answers in the demonstration. */
const apps: Record<Service, App> = {
  auth: 'auth',
  bidders: 'bidders',
  auctions: 'auctions',
  legal: 'auctions',
  upload: 'upload',
  scoring: 'bidders',
}

interface Ask {
  config: Pick<RuntimeConfig, 'services'>
  session: Pick<Session, 'isDemo' | 'call'>
  /** `fetch` but for tests. */
  send?: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

/** Asks a service whether it is up. In demo mode nothing leaves the page: the demonstration's own service answers. */
export const checkService = async (
  service: Service,
  { config, session, send = (url, init) => fetch(url, init), now = () => performance.now() }: Ask,
): Promise<Health> => {
  const started = now()
  const signal = AbortSignal.timeout(patience)
  try {
    if (session.isDemo) await session.call(health(apps[service]), { signal })
    else {
      const { ok, status } = await send(`${config.services[service]}/health`, { signal, cache: 'no-store' })
      if (!ok) return { state: 'offline', problem: fill(text.http, { status }) }
    }
    return { state: 'online', ms: Math.round(now() - started) }
  } catch (error) {
    const problem = signal.aborted ? fill(text.timeout, { seconds: patience / 1000 }) : messageOf(error, text.unknownError)
    return { state: 'offline', problem }
  }
}
