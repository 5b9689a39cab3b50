import { account, accountAccess, type User, user } from '@auctionwiz/contracts/identity'
import { type MfaChallenge, mfaChallenge, mfaDemand } from '@auctionwiz/contracts/sign-in'
import * as z from 'zod/mini'
import { earlyCallsKey } from './early-calls.ts'

const place = z.object({ account, access: accountAccess, mfa: z.optional(mfaDemand) })

/** `accessTokenExpiresAt` in milliseconds since 1970. */
export interface Tokens {
  sessionToken?: string | undefined
  accessToken?: string | undefined
  refreshToken?: string | undefined
  accessTokenExpiresAt?: number | undefined
}

/**
 * Who is signed in. `accountId` names the entered account, and `place` is what the shell needs of it to open without a call. Each account's place has
 * a key of its own: a tab that refreshes its place must not replace that of the account another tab has just entered.
 */
export interface Identity {
  user?: User | undefined
  accountId?: string | undefined
  place?: z.output<typeof place> | undefined
  auctionHouseId?: string | undefined
}

/** A sign-in that waits for its second factor. */
const pending = z.object({ email: z.string(), challenge: mfaChallenge })
export interface PendingChallenge {
  email: string
  challenge: MfaChallenge
}

export interface SessionStorage {
  tokens(): Tokens
  identity(): Identity
  /** Writes the given values in order; an undefined value removes its key. */
  write(change: Tokens & Identity): void
  /** Removes the sign-in, the demo marker and the stored default lists. */
  clear(): void
  demoMode: boolean
  /** Survives a reload of this tab, because a phone may drop the page while its user reads a code in another app. */
  challenge: PendingChallenge | undefined
}

const placePrefix = 'place.'
const keys = ['accountId', 'auctionHouseId', 'accessTokenExpiresAt', 'refreshToken', 'sessionToken', 'user', 'accessToken'] as const
const demoKey = 'demoMode'
const challengeKey = 'challenge'
/** A user's default lists, whose queries may contain a bidder's name. */
export const defaultListPrefix = 'bidders.default.'

/**
 * Keeps the sign-in in localStorage, which other tabs share, and a pending challenge in `tab`, the tab's sessionStorage. A record that no longer
 * parses counts as absent.
 */
export const browserStorage = (storage: Storage, tab: Storage): SessionStorage => {
  const textAt = (key: string) => storage.getItem(key) ?? undefined
  return {
    tokens: () => ({
      sessionToken: textAt('sessionToken'),
      accessToken: textAt('accessToken'),
      refreshToken: textAt('refreshToken'),
      accessTokenExpiresAt: Number(textAt('accessTokenExpiresAt')) || undefined,
    }),
    identity: () => ({
      user: parsed(user, textAt('user')),
      place: parsed(place, textAt(placePrefix + textAt('accountId'))),
      auctionHouseId: textAt('auctionHouseId'),
    }),
    write: ({ place, ...change }) => {
      if (place) storage.setItem(placePrefix + place.account.id, JSON.stringify(place))
      for (const [key, value] of Object.entries(change)) {
        if (value === undefined) storage.removeItem(key)
        else storage.setItem(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
      }
    },
    clear: () => {
      const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      const prefixed = names.filter((name) => name.startsWith(defaultListPrefix) || name.startsWith(placePrefix))
      for (const key of [...keys, demoKey, earlyCallsKey, ...prefixed]) storage.removeItem(key)
      tab.removeItem(challengeKey)
    },
    get challenge() {
      return parsed(pending, tab.getItem(challengeKey) ?? undefined)
    },
    set challenge(waiting) {
      if (waiting) tab.setItem(challengeKey, JSON.stringify(waiting))
      else tab.removeItem(challengeKey)
    },
    get demoMode() {
      return textAt(demoKey) === 'true'
    },
    set demoMode(on) {
      if (on) storage.setItem(demoKey, 'true')
      else storage.removeItem(demoKey)
    },
  }
}

/** For demo mode: in memory, except for the marker, which `marker` keeps. */
export const memoryStorage = (marker: SessionStorage): SessionStorage => {
  let stored: Tokens & Identity = {}
  return {
    tokens: () => stored,
    identity: () => (stored.accountId === undefined ? { ...stored, place: undefined } : stored),
    write: (change) => {
      stored = { ...stored, ...change }
    },
    clear: () => {
      stored = {}
      marker.clear()
    },
    get demoMode() {
      return marker.demoMode
    },
    set demoMode(on) {
      marker.demoMode = on
    },
    challenge: undefined,
  }
}

const parsed = <Schema extends z.ZodMiniType>(schema: Schema, text: string | undefined): z.output<Schema> | undefined => {
  if (text === undefined) return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    // An older version's record or a manual edit counts as absent.
    return undefined
  }
}
