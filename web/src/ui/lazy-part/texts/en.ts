export const partText = {
  offline: { title: 'You are offline', help: 'This part loads as soon as you are connected to the internet again.' },
  outdated: {
    title: 'There is a new version of AuctionWiz',
    help: 'Reload the page to use it. Save first: reloading discards what you typed.',
  },
  failed: { title: 'This part could not be loaded', help: 'Check your connection and try again.' },
  broken: { title: 'This part stopped working', help: 'Try again. If it happens again, contact support.' },
  toast: {
    offline: 'Could not open this: you are offline.',
    outdated: 'Could not open this: there is a new version of AuctionWiz. Save, then reload the page.',
    failed: 'Could not open this. Check your connection and try again.',
    broken: 'This stopped working. Try again.',
  },
  reload: 'Reload',
  offlineLine: 'Offline',
  offlineHelp: 'You are offline. Changes can’t be saved until you are connected again.',
} as const
