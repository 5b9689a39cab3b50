import { catalogue } from '../../../messages/catalogue.ts'

export const { consentText } = catalogue<typeof import('./consent-texts/en.ts')>({
  en: () => import('./consent-texts/en.ts'),
  es: () => import('./consent-texts/es.ts'),
  fr: () => import('./consent-texts/fr.ts'),
  de: () => import('./consent-texts/de.ts'),
})
