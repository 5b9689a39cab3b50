import { catalogue } from './catalogue.ts'

/** The texts that screens share, and those of the screens around sign-in. */
export const text = catalogue<typeof import('./texts/en.ts')>({
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
  fr: () => import('./texts/fr.ts'),
  de: () => import('./texts/de.ts'),
})

/** A text of a list in which some take arguments and some do not. */
export const fill = <Values>(message: string | ((values: Values) => string), values: Values): string =>
  typeof message === 'function' ? message(values) : message

/** The text of a key that a service sent, or `otherwise` if there is none: a newer service may know more keys. */
export const textOr = (texts: Readonly<Record<string, string>>, key: string, otherwise = key): string =>
  (Object.hasOwn(texts, key) ? texts[key] : undefined) ?? otherwise
