import type { Plugin } from 'vite'

const rule = /@scale (\w+) ([\w-]+) ([^;/]+?)(?: \/ ([^;]+))?;/g

/**
 * Writes a rule for each step: `@scale gap gap S M;` gives `.look-gapS` and `.look-gapM`. A step is one of the theme's spacing scale, which is
 * the same in both directions, or a length such as `32px`. What follows a slash is the value around the step:
 * `@scale label grid-template-columns 104px / step minmax(0, 1fr);` gives `.look-label104`.
 */
export const expandScales = (css: string): string =>
  css.replace(rule, (_, name: string, property: string, steps: string, value = 'step') =>
    steps
      .split(' ')
      .map((step) =>
        step.endsWith('px')
          ? `.look-${name}${Number.parseInt(step, 10)} { ${property}: ${value.replace('step', step)}; }`
          : `.look-${name}${step} { ${property}: ${value.replace('step', `var(--spacingHorizontal${step})`)}; }`,
      )
      .join('\n  '),
  )

/** Expands the scales of `look.css` before Vite reads it as CSS. */
export const lookScale = (): Plugin => ({
  name: 'look-scale',
  enforce: 'pre',
  transform: (code, id) => (/\/ui\/look\.css(\?|$)/.test(id) ? expandScales(code) : undefined),
})
