import { catalogue } from '../../messages/catalogue.ts'

export const { readingText } = catalogue<typeof import('./reading-texts/en.ts')>({
  en: () => import('./reading-texts/en.ts'),
  es: () => import('./reading-texts/es.ts'),
  fr: () => import('./reading-texts/fr.ts'),
  de: () => import('./reading-texts/de.ts'),
})
