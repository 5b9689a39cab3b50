/** What the lists of inventory items are called. */
export const inventoryLabels = {
  statuses: {
    Available: 'Available',
    'In Storage': 'In Storage',
    'In Auction': 'In Auction',
    Sold: 'Sold',
    Withdrawn: 'Withdrawn',
    'On Hold': 'On Hold',
    Reserved: 'Reserved',
    Damaged: 'Damaged',
  },
  conditions: { Excellent: 'Excellent', Good: 'Good', Fair: 'Fair', Poor: 'Poor' },
  categories: {
    Furniture: 'Furniture',
    Art: 'Art',
    Silver: 'Silver',
    'Jewelry & Watches': 'Jewelry & Watches',
    Textiles: 'Textiles',
    Ceramics: 'Ceramics',
  },
} as const
