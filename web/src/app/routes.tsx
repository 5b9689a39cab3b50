import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

interface Screen {
  Component: LazyExoticComponent<ComponentType>
  /** Fetches the screen's code ahead of its need, as when its link is hovered. */
  load: () => Promise<unknown>
}

const screen = (load: () => Promise<{ default: ComponentType }>): Screen => ({ Component: lazy(load), load })

/** Every screen, each a chunk of its own. */
export const screens = {
  login: screen(() => import('../features/sign-in/LoginScreen.tsx')),
  selectAccount: screen(() => import('../features/sign-in/SelectAccountScreen.tsx')),
  support: screen(() => import('../features/sign-in/SupportScreen.tsx')),
  shell: screen(() => import('./shell/Shell.tsx')),
  bidders: screen(() => import('../features/bidders/BiddersScreen.tsx')),
  notFound: screen(() => import('./NotFound.tsx')),
  dataProcessing: screen(() => import('../features/uploads/UploadsScreen.tsx')),
} satisfies Record<string, Screen>

/** Addresses. Panels and tabs are part of them: `/bidders/{id}/{tab}`; `/bidders/new` adds one. */
export const paths = {
  login: '/login',
  selectAccount: '/select-account',
  support: '/support',
  bidders: '/bidders',
  dataProcessing: '/data-processing',
} as const

/** Fetches, beside the settings, the code of the screen this address will most likely show. */
export const prefetchFirstScreen = (): void => {
  const signedIn = localStorage.getItem('accessToken') !== null
  const first = signedIn
    ? [screens.shell, window.location.pathname.startsWith(paths.dataProcessing) ? screens.dataProcessing : screens.bidders]
    : [screens.login]
  // A failure shows where the screen is needed, which asks again.
  for (const { load } of first) load().catch(() => undefined)
}
