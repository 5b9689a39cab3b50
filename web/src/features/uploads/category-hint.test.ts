import { importedCategories, uploadCategories } from '@auctionwiz/contracts/uploads'
import { afterEach, expect, it } from 'vitest'
import { loadTexts, showLanguage } from '../../messages/catalogue.ts'
import { categoryHint } from './category-hint.ts'
import { uploadText } from './messages.ts'

afterEach(() => showLanguage('en'))

it.each(['en', 'de', 'es', 'fr'] as const)('says of each category in %s whether its files become records', async (language) => {
  showLanguage(language)
  await loadTexts()
  for (const category of uploadCategories)
    expect(categoryHint(category) === uploadText.bidderHint, category).toBe(importedCategories.includes(category))
})
