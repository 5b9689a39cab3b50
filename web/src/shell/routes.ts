import { biddersScreen, type Screen, screen } from './screen.ts'

/** A view in the shell, and the addresses that show it. */
interface ViewScreen extends Screen {
  paths: readonly string[]
}

const view = (load: Parameters<typeof screen>[0], ...paths: string[]): ViewScreen => ({ ...screen(load), paths })

/** The views in the shell; each is a separate chunk. */
export const screens = {
  auctions: view(() => import('../features/auctions/AuctionsScreen.tsx'), 'auctions/:id?', 'auctions/:id/edit'),
  bidders: { ...biddersScreen, paths: ['bidders/:id?/:tab?'] },
  campaigns: view(() => import('../features/campaigns/CampaignsScreen.tsx'), 'auctions/:id/campaigns/:campaignId?'),
  houseCampaigns: view(() => import('../features/campaigns/HouseCampaigns.tsx'), 'auctions/campaigns'),
  clerk: view(() => import('../features/clerk/ClerkScreen.tsx'), 'auctions/:id/clerk'),
  notFound: view(() => import('../ui/NotFound.tsx'), '*'),
  dataProcessing: view(() => import('../features/uploads/UploadsScreen.tsx'), 'data-processing/:tab?/:id?'),
  inventory: view(() => import('../features/inventory/InventoryScreen.tsx'), 'inventory/:id?'),
  legal: view(() => import('../features/legal/LegalScreen.tsx'), 'legal/:id?/:view?'),
  lots: view(() => import('../features/lots/LotsScreen.tsx'), 'auctions/:id/lots/:lotId?'),
  profile: view(() => import('../features/profile/ProfileScreen.tsx'), 'profile/:action?'),
  security: view(() => import('../features/security/SecurityScreen.tsx'), 'security/*'),
  registrations: view(() => import('../features/registrations/RegistrationsScreen.tsx'), 'auctions/:id/bidders'),
  settings: view(() => import('../features/settings/SettingsScreen.tsx'), 'settings/*'),
  importAuctions: view(() => import('../features/sync/ImportScreen.tsx'), 'auctions/import'),
  sync: view(() => import('../features/sync/SyncScreen.tsx'), 'auctions/:id/platform'),
} satisfies Record<string, ViewScreen>
