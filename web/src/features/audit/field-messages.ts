import { catalogue } from '../../messages/catalogue.ts'
import { textOr } from '../../messages/index.ts'
import { labels } from '../../messages/label-messages.ts'

const { fields } = catalogue<typeof import('./field-labels/en.ts')>({
  en: () => import('./field-labels/en.ts'),
  es: () => import('./field-labels/es.ts'),
  fr: () => import('./field-labels/fr.ts'),
  de: () => import('./field-labels/de.ts'),
})

/** A recorded field in the language shown: `address.city` reads "Address: City". Parts without a word, such as ids, stay as stored. */
export const fieldLabel = (field: string): string =>
  field
    .split('.')
    .map((part) => textOr(fields, part, part))
    .join(': ')

const valueTexts = (): Readonly<Record<string, string>>[] => [labels.status, labels.autoInvite, labels.tier, labels.category]

/** A recorded value in the language shown where it is one of the words that lists of bidders show; other values stay as stored. */
export const valueLabel = (value: string): string => {
  const texts = valueTexts().find((candidate) => Object.hasOwn(candidate, value))
  return texts ? textOr(texts, value) : value
}
