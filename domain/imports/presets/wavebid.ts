import type { ImportPreset } from './preset.ts'

export const wavebid: ImportPreset = {
  name: 'Wavebid',
  source:
    'https://support.wavebid.com/hc/en-gb/articles/360013931037-Importing-Bidders-and-Sellers, https://wavebid.zendesk.com/hc/en-us/articles/115001149166-How-to-import-Online-buyers-manually',
  knownBy: ['First Name', 'Last Name', 'Bidder Number', 'Postal Code', 'Phone Number', 'Online'],
  columns: { 'Bidder Number': 'ignored', Online: 'ignored' },
}
