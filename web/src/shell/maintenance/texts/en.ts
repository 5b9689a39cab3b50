/** Every text about a maintenance, in English. `{from}` and `{to}` are times. */
export const maintenanceText = {
  announced: 'AuctionWiz closes for maintenance on {from}. Save your work before then.',
  announcedUntil: 'AuctionWiz closes for maintenance from {from} to {to}. Save your work before then.',
  underWay: 'AuctionWiz is closed for maintenance. Keep this page open: what you typed stays here, and you can save it afterwards.',
  underWayUntil:
    'AuctionWiz is closed for maintenance until {to}. Keep this page open: what you typed stays here, and you can save it afterwards.',
} as const
