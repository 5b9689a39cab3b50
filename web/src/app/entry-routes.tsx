import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export interface Screen {
  Component: LazyExoticComponent<ComponentType>
  /** Fetches the screen's code ahead of its need, as when its link is hovered. */
  load: () => Promise<unknown>
}

export const screen = (load: () => Promise<{ default: ComponentType }>): Screen => ({ Component: lazy(load), load })

/**
 * The screens around sign-in, each a chunk of its own, and the first one of the shell. This file is part of the first download; the other views
 * are in routes.tsx, which comes with the shell.
 */
export const entryScreens = {
  selectAccount: screen(() => import('../features/sign-in/SelectAccountScreen.tsx')),
  challenge: screen(() => import('../features/sign-in/challenge/ChallengeScreen.tsx')),
  support: screen(() => import('../features/sign-in/SupportScreen.tsx')),
  entry: screen(() => import('./EntryScreens.tsx')),
  shell: screen(() => import('./shell/Shell.tsx')),
  bidders: screen(() => import('../features/bidders/BiddersScreen.tsx')),
} satisfies Record<string, Screen>

/** Addresses of the screens around sign-in, and where it leads. */
export const entryPaths = {
  login: '/login',
  verify: '/verify',
  selectAccount: '/select-account',
  support: '/support',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  signUp: '/sign-up',
  bidders: '/bidders',
} as const

/** Fetches, beside the settings, the code that someone signed in will most likely need: the shell, and Bidders unless they ask for another view. */
export const prefetchFirstScreen = async (): Promise<void> => {
  if (localStorage.getItem('accessToken') === null) return
  const { pathname } = window.location
  const wanted =
    pathname === '/' || pathname.startsWith(entryPaths.bidders) ? [entryScreens.shell, entryScreens.bidders] : [entryScreens.shell]
  // A failure shows where the screen is needed, which asks again.
  await Promise.allSettled(wanted.map(({ load }) => load()))
}
