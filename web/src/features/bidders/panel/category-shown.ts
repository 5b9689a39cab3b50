import { labels } from '../../../messages/label-messages.ts'

/** A category in the language shown. Other houses name a category of the contract, or one of their own. */
export const categoryShown = (category: string): string => {
  const words: Readonly<Record<string, string>> = labels.category
  return words[category] ?? category
}
