import { paths } from './paths.ts'
import { biddersScreen, type Screen, screen } from './screen.ts'

/** The screens around sign-in and the shell. This file is part of the first download; routes.ts holds the views and loads with the shell. */
export const entryScreens = {
  selectAccount: screen(() => import('../features/sign-in/SelectAccountScreen.tsx')),
  challenge: screen(() => import('../features/sign-in/challenge/ChallengeScreen.tsx')),
  support: screen(() => import('../features/sign-in/SupportScreen.tsx')),
  entry: screen(() => import('./EntryScreens.tsx')),
  shell: screen(() => import('./shell/Shell.tsx')),
} satisfies Record<string, Screen>

/** Fetches, in parallel with the settings, the code a signed-in user most likely needs: the shell, and Bidders unless the address names another view. */
export const prefetchFirstScreen = async (): Promise<void> => {
  if (localStorage.getItem('accessToken') === null) return
  const { pathname } = window.location
  const wanted = pathname === '/' || pathname.startsWith(paths.bidders) ? [entryScreens.shell, biddersScreen] : [entryScreens.shell]
  // The screen itself retries and shows a failure.
  await Promise.allSettled(wanted.map(({ load }) => load()))
}
