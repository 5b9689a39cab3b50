import { catalogue } from '../../../messages/catalogue.ts'

export const { figuresText } = catalogue<typeof import('./figures-texts/en.ts')>({
  en: () => import('./figures-texts/en.ts'),
  es: () => import('./figures-texts/es.ts'),
  fr: () => import('./figures-texts/fr.ts'),
  de: () => import('./figures-texts/de.ts'),
})
