import type { FileTemplate } from '../FileGuide.tsx'

/** The columns of a file of inventory, each with an example. */
export const itemTemplate = [
  ['Stock Number', 'HV-2041'],
  ['Title', 'Walnut Chest of Drawers'],
  ['Category', 'Furniture'],
  ['Subcategory', 'Chests'],
  ['Description', 'Four Graduated Drawers, Original Brasses'],
  ['Condition', 'Good'],
  ['Status', 'In Storage'],
  ['Location', 'Warehouse A, bay 12'],
  ['Acquired Date', '2025-03-14'],
  ['Low Estimate', '1200.00'],
  ['High Estimate', '1800.00'],
  ['Starting Bid', '800.00'],
  ['Reserve', '1000.00'],
  ['Last Sold Price', '950.00'],
  ['Currency', 'USD'],
  ['Dimensions', '96 × 104 × 52 cm'],
  ['Weight', '41 kg'],
  ['Provenance', 'Private Collection, Salem'],
  ['Consignor', 'Vanessa Parr'],
  ['Consignment Fee', '12.5'],
  ['Tags', 'walnut; Georgian'],
  ['Auction', 'American Furniture'],
  ['Lot Number', '12'],
] as const satisfies FileTemplate
