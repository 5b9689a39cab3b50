import { catalogue } from '../../messages/catalogue.ts'

export const { fileText } = catalogue<typeof import('./file-texts/en.ts')>({
  en: () => import('./file-texts/en.ts'),
  es: () => import('./file-texts/es.ts'),
  fr: () => import('./file-texts/fr.ts'),
  de: () => import('./file-texts/de.ts'),
})
