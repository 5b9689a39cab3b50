import { catalogue } from '../../messages/catalogue.ts'

export const { inventoryText } = catalogue<typeof import('./texts/en.ts')>({
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  fr: () => import('./texts/fr.ts'),
  de: () => import('./texts/de.ts'),
})
