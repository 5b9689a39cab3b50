import { biddersScreen, type Screen, screen } from './screen.ts'

/** The views in the shell; each is a separate chunk. */
export const screens = {
  auctions: screen(() => import('../features/auctions/AuctionsScreen.tsx')),
  bidders: biddersScreen,
  campaigns: screen(() => import('../features/campaigns/CampaignsScreen.tsx')),
  houseCampaigns: screen(() => import('../features/campaigns/HouseCampaigns.tsx')),
  clerk: screen(() => import('../features/clerk/ClerkScreen.tsx')),
  notFound: screen(() => import('../ui/NotFound.tsx')),
  dataProcessing: screen(() => import('../features/uploads/UploadsScreen.tsx')),
  inventory: screen(() => import('../features/inventory/InventoryScreen.tsx')),
  legal: screen(() => import('../features/legal/LegalScreen.tsx')),
  lots: screen(() => import('../features/lots/LotsScreen.tsx')),
  profile: screen(() => import('../features/profile/ProfileScreen.tsx')),
  security: screen(() => import('../features/security/SecurityScreen.tsx')),
  registrations: screen(() => import('../features/registrations/RegistrationsScreen.tsx')),
  settings: screen(() => import('../features/settings/SettingsScreen.tsx')),
  importAuctions: screen(() => import('../features/sync/ImportScreen.tsx')),
  sync: screen(() => import('../features/sync/SyncScreen.tsx')),
} satisfies Record<string, Screen>
