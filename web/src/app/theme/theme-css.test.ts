import { describe, expect, it } from 'vitest'
import { themeCss, themes } from './theme-css.ts'
import { ownContrast, ownDark, ownLight } from './tokens.ts'

/** Contrast ratio of WCAG 2 between two colours #rrggbb. */
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).map(linear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

describe('the themes', () => {
  it('become variables for the system’s choice and for the user’s', () => {
    const css = themeCss()
    expect(css).toContain('--colorBrandBackground:#13583F;')
    expect(css).toMatch(/prefers-color-scheme:dark\)\{:root:not\(\[data-theme\]\)\{[^}]*--colorBrandBackground:#327E5D;/)
    expect(css).toMatch(/:root\[data-theme=contrast\]\{[^}]*--colorNeutralForeground1:#ffffff;/)
    expect(css).not.toContain('undefined')
  })

  it.each([
    ['light', themes.light, ownLight],
    ['dark', themes.dark, ownDark],
    ['contrast', themes.contrast, ownContrast],
  ] as const)('reads well in %s: 4.5 to 1 for all text', (_, theme, own) => {
    const background = theme.colorNeutralBackground1
    const texts = {
      foreground1: theme.colorNeutralForeground1,
      foreground2: theme.colorNeutralForeground2,
      foreground3: theme.colorNeutralForeground3,
      link: theme.colorBrandForegroundLink,
      high: own.scoreHighText,
      medium: own.scoreMediumText,
      low: own.scoreLowText,
      brass: own.brassText,
    }
    for (const [name, colour] of Object.entries(texts)) expect(contrast(colour, background), name).toBeGreaterThanOrEqual(4.5)
    for (const tint of [own.rowTintHigh, own.rowTintMedium, own.rowTintLow, own.rowSelected, own.chrome, own.navSelected])
      expect(contrast(theme.colorNeutralForeground2, tint), tint).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.colorNeutralForegroundOnBrand, theme.colorBrandBackground)).toBeGreaterThanOrEqual(4.5)
  })
})
