import { catalogue } from '../../messages/catalogue.ts'

export const { supportText } = catalogue<typeof import('./support-texts/en.ts')>({
  en: () => import('./support-texts/en.ts'),
  es: () => import('./support-texts/es.ts'),
  fr: () => import('./support-texts/fr.ts'),
  de: () => import('./support-texts/de.ts'),
})
