import { type Language, languages } from '@auctionwiz/contracts/identity'
import { useSyncExternalStore } from 'react'
import { loadTexts, type ShownLanguage, showLanguage, shownLanguage } from './catalogue.ts'

export { type ShownLanguage, shownLanguage } from './catalogue.ts'

/** Each in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' }

/** The keys of what this browser shows, also in `public/appearance.js`, and of a choice that no profile has yet. */
const keys = { language: 'language', unsaved: 'languageUnsaved' } as const

/** The pseudo-language, whose texts are about 40 % longer than in English. Tests find narrow layouts with it; only local hosts have it. */
const pseudo = 'en-XA'

/** The first of the browser's languages that the app has; English if it has none. */
export const browserLanguage = (wanted: readonly string[]): Language =>
  wanted.map((tag) => languages.find((language) => language === tag.slice(0, 2).toLowerCase())).find(Boolean) ?? 'en'

/** Loads the texts of the language last shown in this browser, else of the browser's, before the first screen. */
export const startLanguage = (isLocal: boolean): Promise<void> => {
  const kept = localStorage.getItem(keys.language)
  const known = languages.find((language) => language === kept) ?? browserLanguage(navigator.languages)
  // Nothing shows yet, and parts that load meanwhile load their texts in this language.
  show(isLocal && kept === pseudo ? pseudo : known)
  return loadTexts()
}

/** Shows the app in another language from now on. The texts arrive first, so no screen shows two languages; throws when they do not arrive. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await changeTo(language)
  localStorage.setItem(keys.language, language)
}

/** The same before sign-in: the profile of who signs in next takes the choice over. */
export const chooseBeforeSignIn = async (language: Language): Promise<void> => {
  await chooseLanguage(language)
  keepUnsaved(true)
}

/** The language shown as profiles and services know it. */
export const profileLanguage = (): Language => {
  const shown = shownLanguage()
  return shown === pseudo ? 'en' : shown
}

/** Whether the language was chosen while nobody was signed in. */
export const isUnsaved = (): boolean => localStorage.getItem(keys.unsaved) !== null
export const keepUnsaved = (unsaved: boolean): void => {
  if (unsaved) localStorage.setItem(keys.unsaved, 'true')
  else localStorage.removeItem(keys.unsaved)
}

let wanted: ShownLanguage = shownLanguage()

const changeTo = async (language: ShownLanguage): Promise<void> => {
  wanted = language
  await loadTexts(language)
  // A later choice has overtaken this one.
  if (wanted === language) show(language)
}

const show = (language: ShownLanguage): void => {
  showLanguage(language)
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The language of the screen. The root of the app reads it, so that another language renders everything again; a component that keeps rendered texts
 * (`memo`, `useMemo`) reads it too.
 */
export const useLanguage = (): ShownLanguage => useSyncExternalStore(subscribe, shownLanguage, shownLanguage)
