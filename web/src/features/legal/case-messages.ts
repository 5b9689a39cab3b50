import { catalogue } from '../../messages/catalogue.ts'

export const { caseText } = catalogue<typeof import('./case-texts/en.ts')>({
  en: () => import('./case-texts/en.ts'),
  es: () => import('./case-texts/es.ts'),
  fr: () => import('./case-texts/fr.ts'),
  de: () => import('./case-texts/de.ts'),
})
