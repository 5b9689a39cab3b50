import { catalogue } from '../../../messages/catalogue.ts'

export const { setScoreText } = catalogue<typeof import('./set-score-texts/en.ts')>({
  en: () => import('./set-score-texts/en.ts'),
  es: () => import('./set-score-texts/es.ts'),
  fr: () => import('./set-score-texts/fr.ts'),
  de: () => import('./set-score-texts/de.ts'),
})
