import { catalogue } from './catalogue.ts'

/** Texts of failures that screens detect before sending and services answer. */
export const { sharedTexts } = catalogue<typeof import('./shared-texts/en.ts')>({
  en: () => import('./shared-texts/en.ts'),
  es: () => import('./shared-texts/es.ts'),
  fr: () => import('./shared-texts/fr.ts'),
  de: () => import('./shared-texts/de.ts'),
})
