import { catalogue } from '../../../messages/catalogue.ts'

export const { networkText } = catalogue<typeof import('./network-texts/en.ts')>({
  en: () => import('./network-texts/en.ts'),
  es: () => import('./network-texts/es.ts'),
  fr: () => import('./network-texts/fr.ts'),
  de: () => import('./network-texts/de.ts'),
})
