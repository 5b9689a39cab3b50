/** Columns of the list of bidders; each becomes one or several columns of an exported file. */
export const bidderColumns = [
  'bidder',
  'score',
  'tier',
  'contact',
  'status',
  'autoInvite',
  'spent',
  'address',
  'activity',
  'categories',
  'tags',
  'added',
] as const
export type BidderColumn = (typeof bidderColumns)[number]

/** The least and greatest width of a column in px. */
export const columnWidth = { least: 64, most: 640 } as const

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
