import { catalogue } from '../../../messages/catalogue.ts'

export const { eventText } = catalogue<typeof import('./event-texts/en.ts')>({
  en: () => import('./event-texts/en.ts'),
  es: () => import('./event-texts/es.ts'),
  fr: () => import('./event-texts/fr.ts'),
  de: () => import('./event-texts/de.ts'),
})
