export const inventoryLabels = {
  statuses: {
    Available: 'Disponible',
    'In Storage': 'En almacén',
    'In Auction': 'En subasta',
    Sold: 'Vendido',
    Withdrawn: 'Retirado',
    'On Hold': 'En espera',
    Reserved: 'Reservado',
    Damaged: 'Averiado',
  },
  conditions: { Excellent: 'Excelente', Good: 'Bueno', Fair: 'Aceptable', Poor: 'Malo' },
  categories: {
    Furniture: 'Muebles',
    Art: 'Arte',
    Silver: 'Plata',
    'Jewelry & Watches': 'Joyas y relojes',
    Textiles: 'Textiles',
    Ceramics: 'Cerámica',
  },
}
