export const inventoryLabels = {
  statuses: {
    Available: 'Verfügbar',
    'In Storage': 'Eingelagert',
    'In Auction': 'In Auktion',
    Sold: 'Verkauft',
    Withdrawn: 'Zurückgezogen',
    'On Hold': 'Zurückgestellt',
    Reserved: 'Reserviert',
    Damaged: 'Beschädigt',
  },
  conditions: { Excellent: 'Hervorragend', Good: 'Gut', Fair: 'Mäßig', Poor: 'Schlecht' },
  categories: {
    Furniture: 'Möbel',
    Art: 'Kunst',
    Silver: 'Silber',
    'Jewelry & Watches': 'Schmuck und Uhren',
    Textiles: 'Textilien',
    Ceramics: 'Keramik',
  },
}
