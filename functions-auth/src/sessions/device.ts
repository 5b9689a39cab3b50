import type { Language } from '../messages/letter.ts'

/** The first that fits names it; browsers call themselves by several names, so the particular ones come first. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (table: [RegExp, string][], userAgent: string): string | undefined => table.find(([pattern]) => pattern.test(userAgent))?.[1]

const words: Record<Language, { on: string; unknown: string }> = {
  en: { on: 'on', unknown: 'Unknown device' },
  es: { on: 'en', unknown: 'un dispositivo desconocido' },
  fr: { on: 'sur', unknown: 'un appareil inconnu' },
  de: { on: 'unter', unknown: 'einem unbekannten Gerät' },
}

/** What a browser says of itself as people know it: 'Chrome on Windows'. What is kept is in English; a letter has it in its reader's language. */
export function deviceOf(userAgent: string, language: Language = 'en'): string {
  const { on, unknown } = words[language]
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
  if (browser && system) return `${browser} ${on} ${system}`
  return browser ?? system ?? unknown
}
