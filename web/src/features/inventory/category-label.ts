import { itemCategories } from '@auctionwiz/contracts/inventory-parts'
import { inventoryLabels } from './label-messages.ts'

/** What a category is called: those that every house has by their names in the language, those of the house as they are. */
export const categoryLabel = (category: string): string => {
  const known = itemCategories.find((one) => one === category)
  return known ? inventoryLabels.categories[known] : category
}
