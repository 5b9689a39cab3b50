export const maintenanceText = {
  announced: 'AuctionWiz fermera pour maintenance : {from}. Enregistrez votre travail avant.',
  announcedUntil: 'AuctionWiz fermera pour maintenance : {from} – {to}. Enregistrez votre travail avant.',
  underWay:
    'AuctionWiz est fermé pour maintenance. Laissez cette page ouverte : ce que vous avez saisi y reste et vous pourrez l’enregistrer ensuite.',
  underWayUntil:
    'AuctionWiz est fermé pour maintenance. Réouverture prévue : {to}. Laissez cette page ouverte : ce que vous avez saisi y reste et vous pourrez l’enregistrer ensuite.',
} as const
