export const start = {
  failed: 'AuctionWiz could not start',
  failedHelp: 'Its settings could not be read. Check your connection and try again.',
  reload: 'Reload',
} as const
