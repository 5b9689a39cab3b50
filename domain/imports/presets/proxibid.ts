import type { ImportPreset } from './preset.ts'

/** The hammer prices and years are those of all houses on the platform, so they are not read as this house's. */
export const proxibid: ImportPreset = {
  name: 'Proxibid',
  source: 'https://auctionbuilder.proxibid.com/hc/en-gb/articles/4416437763217-Registered-Bidders',
  knownBy: ['Username', 'Email', 'Lifetime hammer', 'Years with Proxibid'],
  columns: { 'Paddle number': 'ignored', Username: 'ignored', 'Lifetime hammer': 'ignored', 'Years with Proxibid': 'ignored' },
  values: { Status: { 'in review': 'Pending', accepted: 'Active', declined: 'Suspended' } },
}
