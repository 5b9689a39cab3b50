import { createDarkTheme, createLightTheme, type Theme, teamsHighContrastTheme } from '@fluentui/react-theme'
import { brandRamp, darkOverrides, lightOverrides, type OwnColours, ownContrast, ownDark, ownLight } from './tokens.ts'

const type = {
  fontFamilyBase: "'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue', sans-serif",
  // The pictures set sections 16 on 24 and the score of a panel 40 on 48.
  lineHeightBase400: '24px',
  lineHeightHero900: '48px',
  fontFamilyNumeric: "'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue', sans-serif",
}

/** The themes as Fluent knows them. */
export const themes: Record<'light' | 'dark' | 'contrast', Theme> = {
  light: { ...createLightTheme(brandRamp), ...lightOverrides, ...type },
  dark: { ...createDarkTheme(brandRamp), ...darkOverrides, ...type },
  contrast: { ...teamsHighContrastTheme, ...type },
}

/**
 * The themes as CSS variables on the root element, generated at build time: the browser computes no theme, nothing flashes,
 * and a page without Fluent components loads none of Fluent's code. A chosen theme (`data-theme`) takes precedence over the system's.
 */
export const themeCss = (): string => {
  const { light, dark, contrast } = themes
  const shared = Object.keys(light).filter((key) => same(key, light, dark) && same(key, light, contrast))
  const coloured = Object.keys(light).filter((key) => !shared.includes(key))
  const block = (theme: Theme, own: OwnColours, scheme: string) => `color-scheme:${scheme};${variables(theme, coloured)}${variables(own)}`
  const darkBlock = block(dark, ownDark, 'dark')
  return [
    `:root{${variables(light, shared)}${block(light, ownLight, 'light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${darkBlock}}}`,
    `:root[data-theme=dark]{${darkBlock}}`,
    `:root[data-theme=contrast]{${block(contrast, ownContrast, 'dark')}}`,
  ].join('\n')
}

const same = (key: string, a: Theme, b: Theme): boolean => a[key as keyof Theme] === b[key as keyof Theme]

const variables = (values: object, keys = Object.keys(values)): string =>
  keys.map((key) => `--${key}:${(values as Record<string, string | number>)[key]};`).join('')
