import { entryPaths, entryScreens, type Screen, screen } from './entry-routes.tsx'

/** The views in the shell, each a chunk of its own. */
export const screens = {
  bidders: entryScreens.bidders,
  notFound: screen(() => import('./NotFound.tsx')),
  dataProcessing: screen(() => import('../features/uploads/UploadsScreen.tsx')),
  security: screen(() => import('../features/security/SecurityScreen.tsx')),
  settings: screen(() => import('../features/settings/SettingsScreen.tsx')),
} satisfies Record<string, Screen>

/** Addresses. Panels and tabs are part of them: `/bidders/{id}/{tab}`; `/bidders/new` adds one. */
export const paths = {
  ...entryPaths,
  dataProcessing: '/data-processing',
  security: '/security',
  settings: '/settings',
} as const
