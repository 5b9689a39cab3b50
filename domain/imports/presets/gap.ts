import type { ImportPreset } from './preset.ts'

/** Seen in a house's public program that reads bidders from the platform; its makers publish no list. */
export const globalAuctionPlatform: ImportPreset = {
  name: 'Global Auction Platform',
  source: 'public code index, file 9821815020: one house’s integration of the platform’s interface',
  knownBy: ['bidder_id', 'town_city', 'county_state', 'post_code_zip', 'country_code'],
  columns: {
    title: 'ignored',
    company: 'ignored',
    address1: 'street',
    address2: 'street2',
    address3: 'ignored',
    town_city: 'city',
    county_state: 'state',
    post_code_zip: 'zip',
    country_code: 'country',
  },
}
