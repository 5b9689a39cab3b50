import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

interface Screen {
  Component: LazyExoticComponent<ComponentType>
  /** Fetches the screen's code ahead of its need, as when its link is hovered. */
  load: () => Promise<unknown>
}

const screen = (load: () => Promise<{ default: ComponentType }>): Screen => ({ Component: lazy(load), load })

/** Every screen but sign-in, each a chunk of its own. */
export const screens = {
  selectAccount: screen(() => import('../features/sign-in/SelectAccountScreen.tsx')),
  support: screen(() => import('../features/sign-in/SupportScreen.tsx')),
  entry: screen(() => import('./EntryScreens.tsx')),
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
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  signUp: '/sign-up',
  bidders: '/bidders',
  dataProcessing: '/data-processing',
} as const

/** Fetches, beside the settings, the code of the screen that someone signed in will most likely see at this address. */
export const prefetchFirstScreen = (): void => {
  if (localStorage.getItem('accessToken') === null) return
  const view = window.location.pathname.startsWith(paths.dataProcessing) ? screens.dataProcessing : screens.bidders
  // A failure shows where the screen is needed, which asks again.
  for (const { load } of [screens.shell, view]) load().catch(() => undefined)
}
