export const maintenanceText = {
  announced: 'AuctionWiz cerrará por mantenimiento: {from}. Guarde su trabajo antes.',
  announcedUntil: 'AuctionWiz cerrará por mantenimiento: {from} – {to}. Guarde su trabajo antes.',
  underWay:
    'AuctionWiz está cerrado por mantenimiento. Deje abierta esta página: lo que ha escrito se conserva aquí y podrá guardarlo después.',
  underWayUntil:
    'AuctionWiz está cerrado por mantenimiento hasta: {to}. Deje abierta esta página: lo que ha escrito se conserva aquí y podrá guardarlo después.',
} as const
