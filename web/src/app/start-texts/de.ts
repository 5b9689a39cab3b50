export const start = {
  failed: 'AuctionWiz konnte nicht starten',
  failedHelp: 'Die Einstellungen konnten nicht gelesen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  reload: 'Neu laden',
} as const
