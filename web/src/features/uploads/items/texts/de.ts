export const itemFileText = {
  fields: {
    itemId: 'ID in AuctionWiz',
    stockNumber: 'Lagernummer',
    title: 'Titel des Artikels',
    itemCategory: 'Artikelkategorie',
    subcategory: 'Unterkategorie',
    description: 'Beschreibung',
    condition: 'Zustand',
    itemStatus: 'Artikelstatus',
    location: 'Lagerort',
    acquiredDate: 'Erwerbsdatum',
    estimateLow: 'Schätzung von',
    estimateHigh: 'Schätzung bis',
    startingBid: 'Startgebot',
    reserve: 'Mindestpreis',
    lastSoldPrice: 'Letzter Verkaufspreis',
    currency: 'Währung',
    dimensions: 'Abmessungen',
    weight: 'Gewicht',
    provenance: 'Provenienz',
    consignor: 'Einlieferer',
    consignmentFee: 'Provision in Prozent',
    tags: 'Schlagworte',
    itemAuctionId: 'ID der Auktion in AuctionWiz',
    auction: 'Auktion, Titel oder Nummer',
    lotNumber: 'Losnummer',
    itemUpdated: 'Zuletzt geändert, laut Export',
  },
  columns:
    'Jede Zeile braucht einen Titel und eine Kategorie. Mit „Spalten zuerst prüfen“ sehen Sie vor dem Import, als was jede Spalte gelesen wird.',
  again:
    'Eine Zeile mit der Lagernummer oder der ID in AuctionWiz eines vorhandenen Artikels aktualisiert ihn. Ohne Lagernummer wird er an Titel, Kategorie, Einlieferer und Erwerbsdatum erkannt. Was seither geändert wurde, bleibt, und die Zeile weist darauf hin.',
  refused:
    'Zeilen mit unmöglichen Angaben werden abgewiesen: ein Betrag unter null, eine untere Schätzung über der oberen, ein Erwerbsdatum in der Zukunft oder eine Provision, die kein Prozentsatz von 0 bis 100 ist.',
  undo:
    'Sie können den Import {days} Tage lang rückgängig machen. Seither bearbeitete Artikel bleiben, wie sie sind.',
  template:
    'Vorlage für Inventar herunterladen',
  item:
    'Artikel',
  new:
    'Neu: Das Haus hat keinen solchen Artikel.',
  changed:
    'Artikel wurden geändert, seit Sie nachgesehen haben. {count, plural, one {# Zeile ergibt} other {# Zeilen ergeben}} jetzt etwas anderes. Nichts wurde importiert.',
  made:
    'Angelegt:',
  all:
    'Alle Artikel',
}
