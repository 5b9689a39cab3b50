/** The lists of inventory items. */

export const itemStatuses = ['Available', 'In Storage', 'In Auction', 'Sold', 'Withdrawn', 'On Hold', 'Reserved', 'Damaged'] as const
export type ItemStatus = (typeof itemStatuses)[number]

export const itemConditions = ['Excellent', 'Good', 'Fair', 'Poor'] as const
export type ItemCondition = (typeof itemConditions)[number]

/** The categories that every house has; others are texts of its own. */
export const itemCategories = ['Furniture', 'Art', 'Silver', 'Jewelry & Watches', 'Textiles', 'Ceramics'] as const
export type ItemCategory = (typeof itemCategories)[number]

const sortKeys = ['updated', 'title', 'category', 'value', 'status', 'location', 'acquired'] as const

/** A key, or with a minus in front of it the reverse. */
export const itemSorts = sortKeys.flatMap((key) => [key, `-${key}`] as const)
