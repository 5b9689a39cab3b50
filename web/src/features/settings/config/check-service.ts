import type { App } from '@auctionwiz/contracts/endpoint'
import { health } from '@auctionwiz/contracts/health'
import type { RuntimeConfig } from '../../../app/config.ts'
import type { Session } from '../../../app/session/session.ts'
import { messageOf } from '../../../app/session/sign-in-failures.ts'
import { configText } from './messages.ts'

const text = configText.status

export const services = ['auth', 'bidders', 'auctions', 'legal', 'upload', 'scoring'] as const
export type Service = (typeof services)[number]

/** A service's last health answer; `ms` is its response time. */
export type Health = { state: 'checking' } | { state: 'online'; ms: number } | { state: 'offline'; problem: string }

/** Timeout of a health check in milliseconds. */
const patience = 5000

/** The app that serves it; in the demonstration it answers in the page. */
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
  /** `fetch`, except in tests. */
  send?: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** Checks a service's health. In demo mode the demonstration's service answers in the page. */
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
      if (!ok) return { state: 'offline', problem: text.http({ status }) }
    }
    return { state: 'online', ms: Math.round(now() - started) }
  } catch (error) {
    const problem = signal.aborted ? text.timeout({ seconds: patience / 1000 }) : messageOf(error, text.unknownError)
    return { state: 'offline', problem }
  }
}
