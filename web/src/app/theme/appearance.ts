import { useSyncExternalStore } from 'react'

/** How this browser shows the app. `system` follows the operating system. */
export const themeChoices = ['system', 'light', 'dark', 'contrast'] as const
export type ThemeChoice = (typeof themeChoices)[number]
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** The same keys as in `public/appearance.js`, which applies them before the first paint. */
const keys = { theme: 'theme', density: 'density' } as const
const listeners = new Set<() => void>()

const read = <T extends string>(key: string, allowed: readonly T[], otherwise: T): T => {
  const stored = localStorage.getItem(key)
  return allowed.find((value) => value === stored) ?? otherwise
}

const write = (key: keyof typeof keys, value: string, isDefault: boolean): void => {
  if (isDefault) localStorage.removeItem(keys[key])
  else localStorage.setItem(keys[key], value)
  apply()
}

const apply = (): void => {
  const root = document.documentElement
  const theme = read(keys.theme, themeChoices, 'system')
  const density = read(keys.density, densities, 'comfortable')
  if (theme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme)
  if (density === 'comfortable') root.removeAttribute('data-density')
  else root.setAttribute('data-density', density)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', apply)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', apply)
  }
}

/** The chosen theme and how to choose another; other tabs follow. */
export const useTheme = (): [ThemeChoice, (choice: ThemeChoice) => void] => [
  useSyncExternalStore(subscribe, () => read(keys.theme, themeChoices, 'system')),
  (choice) => write('theme', choice, choice === 'system'),
]

/** Rows of 40 px, or 32 px when compact. */
export const useDensity = (): [Density, (density: Density) => void] => [
  useSyncExternalStore(subscribe, () => read(keys.density, densities, 'comfortable')),
  (density) => write('density', density, density === 'comfortable'),
]

/** Height of a list row in px, for virtual lists; CSS has it as `--rowHeight`. */
export const rowHeights: Record<Density, number> = { comfortable: 40, compact: 32 }
