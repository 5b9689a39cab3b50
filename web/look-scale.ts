import type { Plugin } from 'vite'

const rule = /@scale (\w+) ([\w-]+) ([^;]+);/g

/**
 * Writes a rule for each step: `@scale gap gap S M;` gives `.look-gapS` and `.look-gapM`. A step is one of the theme's spacing scale, which is
 * the same in both directions, or a length such as `32px`.
 */
export const expandScales = (css: string): string =>
  css.replace(rule, (_, name: string, property: string, steps: string) =>
    steps
      .split(' ')
      .map((step) =>
        step.endsWith('px')
          ? `.look-${name}${Number.parseInt(step, 10)} { ${property}: ${step}; }`
          : `.look-${name}${step} { ${property}: var(--spacingHorizontal${step}); }`,
      )
      .join('\n  '),
  )

/** Expands the scales of `look.css` before Vite reads it as CSS. */
export const lookScale = (): Plugin => ({
  name: 'look-scale',
  enforce: 'pre',
  transform: (code, id) => (/\/ui\/look\.css(\?|$)/.test(id) ? expandScales(code) : undefined),
})
