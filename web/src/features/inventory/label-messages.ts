import { catalogue } from '../../messages/catalogue.ts'

export const { inventoryLabels } = catalogue<typeof import('./label-texts/en.ts')>({
  en: () => import('./label-texts/en.ts'),
  es: () => import('./label-texts/es.ts'),
  fr: () => import('./label-texts/fr.ts'),
  de: () => import('./label-texts/de.ts'),
})
