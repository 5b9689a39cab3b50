import { paths } from './paths.ts'
import { biddersScreen, type Screen, screen } from './screen.ts'

/** The screens around sign-in and the shell. This file is part of the first download; the views of the shell are in routes.ts, which comes with it. */
export const entryScreens = {
  selectAccount: screen(() => import('../features/sign-in/SelectAccountScreen.tsx')),
  challenge: screen(() => import('../features/sign-in/challenge/ChallengeScreen.tsx')),
  support: screen(() => import('../features/sign-in/SupportScreen.tsx')),
  entry: screen(() => import('./EntryScreens.tsx')),
  shell: screen(() => import('./shell/Shell.tsx')),
} satisfies Record<string, Screen>

/** Fetches, beside the settings, the code that someone signed in will most likely need: the shell, and Bidders unless they ask for another view. */
export const prefetchFirstScreen = async (): Promise<void> => {
  if (localStorage.getItem('accessToken') === null) return
  const { pathname } = window.location
  const wanted = pathname === '/' || pathname.startsWith(paths.bidders) ? [entryScreens.shell, biddersScreen] : [entryScreens.shell]
  // A failure shows where the screen is needed, which asks again.
  await Promise.allSettled(wanted.map(({ load }) => load()))
}
