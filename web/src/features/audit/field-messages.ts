import { catalogue } from '../../messages/catalogue.ts'
import { textOr } from '../../messages/index.ts'
import { labels } from '../../messages/label-messages.ts'

const { fields } = catalogue<typeof import('./field-labels/en.ts')>({
  en: () => import('./field-labels/en.ts'),
  es: () => import('./field-labels/es.ts'),
  fr: () => import('./field-labels/fr.ts'),
  de: () => import('./field-labels/de.ts'),
})

/** The names of houses and people by their ids. */
export type NamesById = ReadonlyMap<string, string>

/**
 * A recorded field in the language shown: `address.city` reads "Address: City", and `houses.hse_1` has the name of the house. Parts without a word
 * or a name stay as stored.
 */
export const fieldLabel = (field: string, names: NamesById): string =>
  field
    .split('.')
    .map((part) => names.get(part) ?? textOr(fields, part, part))
    .join(': ')

const valueTexts = (): Readonly<Record<string, string>>[] => [labels.status, labels.autoInvite, labels.tier, labels.category]

/**
 * A recorded value in the language shown where it is one of the words that lists of bidders show; ids of houses and people, also in a list, have
 * their names. Other values stay as stored.
 */
export const valueLabel = (value: string, names: NamesById): string => {
  const texts = valueTexts().find((candidate) => Object.hasOwn(candidate, value))
  if (texts) return textOr(texts, value)
  return value
    .split(', ')
    .map((part) => names.get(part) ?? part)
    .join(', ')
}
