import type { Language } from '@auctionwiz/contracts/identity'
import { normalizeForSearch } from './normalize-for-search.ts'

/** Countries in which nearly everybody reads one of our languages. Switzerland, Belgium, Luxembourg and Canada have several. */
const countries: Record<Language, string> = {
  en: 'US GB IE AU NZ',
  es: 'ES MX AR CO CL PE EC UY PY BO VE CR PA GT HN SV NI DO CU PR',
  fr: 'FR MC',
  de: 'DE AT LI',
}

/** Names that people write besides the official ones. */
const others: Record<Language, string> = {
  en: 'usa|u.s.a.|u.s.|united states of america|america|uk|u.k.|great britain|england|scotland|wales|northern ireland',
  es: '',
  fr: '',
  de: 'brd',
}

let known: ReadonlyMap<string, Language> | undefined

/** Made when first asked for: codes and the names of the countries in each of our languages. */
const languagesByCountry = (): ReadonlyMap<string, Language> => {
  if (known) return known
  const found = new Map<string, Language>()
  const languages = Object.keys(countries) as Language[]
  const namesIn = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  for (const language of languages) {
    for (const code of countries[language].split(' '))
      for (const name of [code, ...namesIn.map((names) => names.of(code) ?? code)]) found.set(normalizeForSearch(name), language)
    for (const name of others[language].split('|')) if (name !== '') found.set(normalizeForSearch(name), language)
  }
  known = found
  return found
}

/** The language that people of a country read, as far as its name, in any of our languages, or its code tells; undefined if it does not. */
export const languageOfCountry = (country: string | undefined): Language | undefined =>
  country === undefined ? undefined : languagesByCountry().get(normalizeForSearch(country.trim()))
