import { catalogue } from './catalogue.ts'

export const { recordLabels } = catalogue<typeof import('./record-label-texts/en.ts')>({
  en: () => import('./record-label-texts/en.ts'),
  es: () => import('./record-label-texts/es.ts'),
  fr: () => import('./record-label-texts/fr.ts'),
  de: () => import('./record-label-texts/de.ts'),
})
