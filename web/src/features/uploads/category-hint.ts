import { importedCategories, type UploadCategory } from '@auctionwiz/contracts/uploads'
import { uploadText } from './messages.ts'

/** What becomes of files of a category: said before they are sent, so that nobody takes what is only stored for an import. */
export const categoryHint = (category: UploadCategory): string => {
  if (importedCategories.includes(category)) return uploadText.bidderHint
  return uploadText.storedHint
}
