export const maintenanceText = {
  announced: 'AuctionWiz wird für eine Wartung geschlossen: {from}. Speichern Sie Ihre Arbeit vorher.',
  announcedUntil: 'AuctionWiz wird für eine Wartung geschlossen: {from} – {to}. Speichern Sie Ihre Arbeit vorher.',
  underWay:
    'AuctionWiz ist wegen einer Wartung geschlossen. Lassen Sie diese Seite offen: Ihre Eingaben bleiben erhalten, und Sie können sie danach speichern.',
  underWayUntil:
    'AuctionWiz ist wegen einer Wartung geschlossen. Voraussichtliches Ende: {to}. Lassen Sie diese Seite offen: Ihre Eingaben bleiben erhalten, und Sie können sie danach speichern.',
} as const
