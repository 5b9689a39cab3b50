import { catalogue } from '../../messages/catalogue.ts'

export const { rulesText } = catalogue<typeof import('./rules-texts/en.ts')>({
  en: () => import('./rules-texts/en.ts'),
  es: () => import('./rules-texts/es.ts'),
  fr: () => import('./rules-texts/fr.ts'),
  de: () => import('./rules-texts/de.ts'),
})
