import type { es } from './phrases/es.ts'

/** A phrase of the services in English: what is wrong with a field, or a value that fills the text of an error. */
export type Phrase = keyof ReturnType<typeof es>

export type Phrases = Readonly<Record<string, string>>

interface Pattern {
  form: RegExp
  translation: string
}

const patterns = new WeakMap<Phrases, readonly Pattern[]>()

/** What a phrase with places such as `{max}` matches; the one with the most fixed characters comes first. */
const patternsOf = (phrases: Phrases): readonly Pattern[] => {
  const known = patterns.get(phrases)
  if (known) return known
  const made = Object.keys(phrases)
    .filter((phrase) => phrase.includes('{'))
    .toSorted((a, b) => fixed(b) - fixed(a))
    .map((phrase) => {
      const form = phrase
        .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
        .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${numbers.has(name) ? '-?[\\d,]+' : '[^\\n]+?'})`)
      return { form: new RegExp(`^${form}$`), translation: phrases[phrase] ?? phrase }
    })
  patterns.set(phrases, made)
  return made
}

const numbers: ReadonlySet<string> = new Set(['count', 'of', 'min', 'max'])

const fixed = (phrase: string): number => phrase.replace(/\{\w+\}/g, '').length

/**
 * An English phrase of the services in another language, with its values; undefined for any other text. The English text is the key, so that it is
 * readable where it is declared, and browsers that show English load no table.
 * @param locale writes numbers such as 10,000 as the language does
 */
export const translatedPhrase = (phrases: Phrases, english: string, locale: string): string | undefined => {
  if (Object.hasOwn(phrases, english)) return phrases[english]
  for (const { form, translation } of patternsOf(phrases)) {
    const values = form.exec(english)?.groups
    if (values) return translation.replace(/\{(\w+)\}/g, (_, name: string) => translatedValue(phrases, values[name] ?? '', locale))
  }
  return undefined
}

const translatedValue = (phrases: Phrases, value: string, locale: string): string => {
  if (/^\d{1,3}(,\d{3})+$/.test(value)) return Number(value.replaceAll(',', '')).toLocaleString(locale)
  return (Object.hasOwn(phrases, value) ? phrases[value] : undefined) ?? quotedNames(phrases, value, locale) ?? value
}

/** Names of columns in quotes, such as '"Last name" and "Email"'; undefined for any other text. */
const quotedNames = (phrases: Phrases, value: string, locale: string): string | undefined => {
  if (!/^"[^"]+"(?:(?:, | and )"[^"]+")*$/.test(value)) return undefined
  const names = [...value.matchAll(/"([^"]+)"/g)].map(([, name = '']) => `"${Object.hasOwn(phrases, name) ? phrases[name] : name}"`)
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}

/** The same for a value that may be a list, such as '2 auctions and 1 legal case' or 'Ada Lin or 4 others'; other values stay as they are. */
export const translatedDetail = (phrases: Phrases, english: string, locale: string): string => {
  const whole = translatedPhrase(phrases, english, locale)
  if (whole !== undefined) return whole
  const parts = english.split(/,? (?:and|or) |, /)
  const translated = parts.map((part) => translatedPhrase(phrases, part, locale))
  if (parts.length < 2 || translated.every((part) => part === undefined)) return translatedValue(phrases, english, locale)
  const type = / or /.test(english) ? 'disjunction' : 'conjunction'
  return new Intl.ListFormat(locale, { type }).format(parts.map((part, index) => translated[index] ?? part))
}
