import type { Language } from '@auctionwiz/contracts/identity'
import type { Texts, Translation } from './text-types.ts'

// Compiled catalogues import it from here, where the first download has it.
export { messagesIn } from './message.ts'

/** `en-XA` is the pseudo-language of tests: English, longer and with accents. */
export type ShownLanguage = Language | 'en-XA'

/** Where a feature's texts are, for each language. The English file decides the keys and the arguments; the others have the same. */
export type Sources<English> = { en: () => Promise<English> } & Record<Exclude<Language, 'en'>, () => Promise<Translation<English>>>

interface Catalogue {
  load: (language: ShownLanguage) => Promise<object>
  loaded: Map<ShownLanguage, object>
  loading: Map<ShownLanguage, Promise<unknown>>
}

const catalogues = new Set<Catalogue>()
let shown: ShownLanguage = 'en'

/** The language that every text is read in. Screens follow it with `useLanguage`. */
export const shownLanguage = (): ShownLanguage => shown

/** Reads all texts in another language from now on; `loadTexts` has loaded them. */
export const showLanguage = (language: ShownLanguage): void => {
  shown = language
}

/**
 * A feature's texts. Each read of a group gives the text in the language shown, so a component and a plain function read the same way:
 * `usersText.columns.user`, and with arguments `usersText.shown({ count })`. Read them while rendering, not when a module starts.
 * Nothing is loaded here: `withTexts` and the start of the app load the texts of all modules that have run.
 */
export const catalogue = <English extends object>(sources: Sources<English>): Texts<English> => {
  const added: Catalogue = {
    load: async (language) => {
      if (language !== 'en-XA') return sources[language]()
      const [{ pseudoTexts }, english] = await Promise.all([import('./pseudo.ts'), sources.en()])
      return pseudoTexts(english)
    },
    loaded: new Map(),
    loading: new Map(),
  }
  catalogues.add(added)
  return live(() => added.loaded.get(shown)) as Texts<English>
}

/**
 * The texts at one place of a catalogue, looked up on each access. Before they are loaded each part is such a place too, so that a module may name
 * a group: `const text = signUpText.invitation`.
 */
const live = (read: () => object | undefined): object => {
  const parts = new Map<PropertyKey, object>()
  const partOf = (key: PropertyKey): object => {
    const part = parts.get(key) ?? live(() => asObject(Reflect.get(read() ?? {}, key)))
    parts.set(key, part)
    return part
  }
  const loaded = (): object => {
    const texts = read()
    if (!texts) throw new Error('A text is read before its catalogue is loaded: import its module by withTexts')
    return texts
  }
  return new Proxy(
    {},
    {
      get: (_, key) => {
        const texts = typeof key === 'symbol' ? loaded() : read()
        const value: unknown = texts ? Reflect.get(texts, key) : {}
        return asObject(value) ? partOf(key) : value
      },
      has: (_, key) => key in loaded(),
      ownKeys: () => Reflect.ownKeys(loaded()),
      getOwnPropertyDescriptor: (_, key) => {
        const found = Reflect.getOwnPropertyDescriptor(loaded(), key)
        return found && { ...found, value: found.value as unknown, configurable: true }
      },
    },
  )
}

/** A group of texts; a list of texts is none. */
const asObject = (value: unknown): object | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined

/**
 * Loads the texts of all modules that have run, in a language; catalogues that arrive meanwhile too. Fails when one cannot be loaded; the next call
 * tries again.
 */
export const loadTexts = async (language: ShownLanguage = shown): Promise<void> => {
  const missing = [...catalogues].filter(({ loaded }) => !loaded.has(language))
  if (missing.length === 0) return
  await Promise.all(missing.map((one) => loadOne(one, language)))
  await loadTexts(language)
}

const loadOne = (one: Catalogue, language: ShownLanguage): Promise<unknown> => {
  const loading =
    one.loading.get(language) ??
    one
      .load(language)
      .then((texts) => one.loaded.set(language, texts))
      .finally(() => one.loading.delete(language))
  one.loading.set(language, loading)
  return loading
}

/**
 * A dynamic import whose texts are loaded when it settles. Every lazy part of the app goes through it:
 * `lazy(withTexts(() => import('./UserPanel.tsx')))`.
 */
export const withTexts =
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  async () => {
    const module = await load()
    await loadTexts()
    return module
  }
