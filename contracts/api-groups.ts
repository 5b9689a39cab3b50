import type { App, Endpoint } from './endpoint.ts'

/** What the API's documents call an app. */
export const apiTitles: Record<App, string> = {
  auth: 'Sign-in, users and accounts',
  bidders: 'Bidders',
  auctions: 'Auctions, legal cases and inventory',
  upload: 'Uploads',
}

/** Paths and the group in which the API's documents show them; the first that matches counts. */
const groups: readonly (readonly [path: RegExp, group: Group])[] = [
  [/(^|\/)health$|^ready$/, 'Health'],
  [/^bidders\/duplicates/, 'Duplicates'],
  [/^bidders\/assessments/, 'Assessments for auctions'],
  [/^bidders\/(auto-invite|bulk-invite|invitations)/, 'Invitations to auctions'],
  [/^bidders\/campaigns/, 'Campaigns'],
  [/^bidders\/(scoring-settings|rescore|[^/]+\/scores)/, 'Scores'],
  [/^bidders\/(network-sharing|[^/]+\/network-objections)/, 'Network of scores'],
  [/^bidders\/([^/]+\/)?(erase|personal-data)/, 'Personal data'],
  [/^bidders\/(bulk|changes|export|imports|jobs|undoables)/, 'Bulk changes and exports'],
  [/^bidders\/(views|default-view)/, 'Saved views'],
  [/^bidders\/analytics/, 'Analytics'],
  [/^(bidders|email-stops|text-events)/, 'Bidders'],
  [/^auctions\/[^/]+\/lots/, 'Lots'],
  [/^payment(s-due|-reminders)/, 'Payments due'],
  [/^auctions\/[^/]+\/registrations/, 'Registrations'],
  [/^auctions/, 'Auctions'],
  [/^inventory/, 'Inventory'],
  [/^legal/, 'Legal cases'],
  [/^data-upload\/(auctions|sync-settings)|\/platforms\/[^/]+\/auctions/, 'Sync with platforms'],
  [/^data-upload\/platform/, 'Bidding platforms'],
  [/^data-upload/, 'Uploads'],
  [/^(accounts\/current\/organization|security\/provider|oauth)/, 'Organizations'],
  [/^(security|mfa|accounts\/current\/security-policy)/, 'Multi-factor authentication'],
  [/^(me|sessions|users\/me|user|features|users\/verify-email|notifications)(\/|$)/, 'Own user'],
  [/^(api-keys|tokens\/api-key)/, 'API keys'],
  [/^(login|logout|tokens|passkeys|signup|passwords?|verify-email|mailed-links|\.well-known)/, 'Sign-in'],
  [/^(accounts|auction-houses)/, 'Accounts and houses'],
  [/^audit/, 'Audit log'],
  [/^(invitations?(\/|$)|auction-house\/invite|users\/[^/]+\/invite)/, 'Invitations of users'],
  [/^(users|auction-house)/, 'Users'],
]

/** The groups of these endpoints in the order of the documents: what people call most first, what machines call last. */
export const apiGroupsOf = (endpoints: readonly Endpoint[]): string[] => {
  const found = new Set(endpoints.map(apiGroupOf))
  return apiGroups.filter((group) => found.has(group))
}

const apiGroups = [
  'Sign-in',
  'Multi-factor authentication',
  'Own user',
  'Users',
  'Invitations of users',
  'Accounts and houses',
  'Organizations',
  'API keys',
  'Audit log',
  'Bidders',
  'Scores',
  'Network of scores',
  'Invitations to auctions',
  'Campaigns',
  'Duplicates',
  'Assessments for auctions',
  'Bulk changes and exports',
  'Saved views',
  'Analytics',
  'Personal data',
  'Auctions',
  'Lots',
  'Registrations',
  'Payments due',
  'Legal cases',
  'Inventory',
  'Uploads',
  'Bidding platforms',
  'Sync with platforms',
  'Health',
] as const

type Group = (typeof apiGroups)[number]

/** @throws Error for a path that has no group yet */
export const apiGroupOf = ({ path }: Pick<Endpoint, 'path'>): Group => {
  const found = groups.find(([pattern]) => pattern.test(path))
  if (!found) throw new Error(`${path} has no group: add one to contracts/api-groups.ts`)
  return found[1]
}
