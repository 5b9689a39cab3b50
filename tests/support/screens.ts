const sale = 'auctions/auc_hse_newyork_11'

/** Every screen behind the sign-in, with the data of the sample house. */
export const screens = [
  'bidders',
  'bidders/duplicates',
  'bidders/invitations',
  'bidders/recent',
  'bidders/analytics',
  'auctions',
  'auctions?tab=upcoming',
  'auctions?month=2026-11',
  'auctions/auc_hse_newyork_6',
  'auctions/new',
  `${sale}/lots`,
  `${sale}/bidders`,
  `${sale}/clerk`,
  'data-processing',
  'security',
  'security/users',
  'security/policy',
  'security/settings',
  'security/access',
  'security/audit',
  'security/organization',
  'settings',
  'settings/config',
  'profile',
]
