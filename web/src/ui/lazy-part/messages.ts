import { catalogue } from '../../messages/catalogue.ts'

/** Texts of parts that could not be loaded. Loaded with the page that shows them, so that they are there without a network. */
export const { partText } = catalogue<typeof import('./texts/en.ts')>({
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  fr: () => import('./texts/fr.ts'),
  de: () => import('./texts/de.ts'),
})
