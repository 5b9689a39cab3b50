/** The texts of files of inventory; `{name}` is a placeholder. */
export const itemFileText = {
  fields: {
    itemId: 'ID in AuctionWiz',
    stockNumber: 'Stock number',
    title: 'Title of the item',
    itemCategory: 'Item category',
    subcategory: 'Subcategory',
    description: 'Description',
    condition: 'Condition',
    itemStatus: 'Status of the item',
    location: 'Location',
    acquiredDate: 'Acquired date',
    estimateLow: 'Estimated value, low',
    estimateHigh: 'Estimated value, high',
    startingBid: 'Starting bid',
    reserve: 'Reserve',
    lastSoldPrice: 'Last sold price',
    currency: 'Currency',
    dimensions: 'Dimensions',
    weight: 'Weight',
    provenance: 'Provenance',
    consignor: 'Consignor',
    consignmentFee: 'Consignment fee, percent',
    tags: 'Tags',
    itemAuctionId: 'Auction’s ID in AuctionWiz',
    auction: 'Auction, title or number',
    lotNumber: 'Lot number',
    itemUpdated: 'Last updated, as exported',
  },
  columns:
    'Each row needs a title and a category. Choose Check Columns First to see what each column is read as before anything is imported.',
  again:
    'A row with the stock number, or the ID in AuctionWiz, of an item that is already here updates the item. Without a stock number it is found by title, category, consignor and acquired date. What staff changed since stays, and the row says so.',
  refused:
    'Rows with an impossible fact are rejected: an amount below zero, a low estimate above the high one, an acquired date in the future, or a fee that is no percentage from 0 to 100.',
  undo:
    'You can undo the import for {days} days. Items that were edited since are kept as they are.',
  template:
    'Download template for inventory',
  item:
    'Item',
  new:
    'New: the house has no such item.',
  changed:
    'Items were changed since you looked. {count, plural, one {# row now comes out} other {# rows now come out}} differently. Nothing was imported.',
  made:
    'Added:',
  all:
    'All items',
} as const
