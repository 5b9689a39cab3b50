import { paths } from '../app/paths.ts'
import { biddersScreen, outerScreen, type Screen } from './screen.ts'

/** The screens around sign-in and the shell. This file is part of the first download; routes.ts holds the views and loads with the shell. */
export const entryScreens = {
  selectAccount: outerScreen(() => import('../features/sign-in/SelectAccountScreen.tsx')),
  challenge: outerScreen(() => import('../features/sign-in/challenge/ChallengeScreen.tsx')),
  support: outerScreen(() => import('../features/sign-in/SupportScreen.tsx')),
  entry: outerScreen(() => import('./EntryScreens.tsx')),
  shell: outerScreen(() => import('./Shell.tsx')),
} satisfies Record<string, Screen>

/** Fetches, in parallel with the settings, the code a signed-in user most likely needs: the shell, and Bidders unless the address names another view. */
export const prefetchFirstScreen = async (): Promise<void> => {
  if (localStorage.getItem('accessToken') === null) return
  const { pathname } = window.location
  const wanted = pathname === '/' || pathname.startsWith(paths.bidders) ? [entryScreens.shell, biddersScreen] : [entryScreens.shell]
  // The screen itself retries and shows a failure.
  await Promise.allSettled(wanted.map(({ load }) => load()))
}
