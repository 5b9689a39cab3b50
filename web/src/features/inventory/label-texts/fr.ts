export const inventoryLabels = {
  statuses: {
    Available: 'Disponible',
    'In Storage': 'En stock',
    'In Auction': 'Aux enchères',
    Sold: 'Vendu',
    Withdrawn: 'Retiré',
    'On Hold': 'En attente',
    Reserved: 'Réservé',
    Damaged: 'Endommagé',
  },
  conditions: { Excellent: 'Excellent', Good: 'Bon', Fair: 'Moyen', Poor: 'Mauvais' },
  categories: {
    Furniture: 'Meubles',
    Art: 'Art',
    Silver: 'Argenterie',
    'Jewelry & Watches': 'Bijoux et montres',
    Textiles: 'Textiles',
    Ceramics: 'Céramique',
  },
}
