import type { Plugin } from 'vite'

const scale = /@scale (\w+) ([\w-]+) ([^;/]+?)(?: \/ ([^;]+))?;/g
const named = /@names ([\w-]+) ([^;]+);/g
const typed = /@type ([^;]+);/g
const hovered = /@hovers ([^;]+);/g

/** A look of the phone has double weight, so that it wins over the sheets of screens. */
const selectorOf = (name: string): string => (name.startsWith('phone') ? `.look-${name}.look-${name}` : `.look-${name}`)

const rule = (name: string, property: string, value: string) => `${selectorOf(name)} { ${property}: ${value}; }`

const entriesOf = (entries: string): [name: string, value: string][] =>
  entries.split(' ').map((entry) => {
    const [name = '', value = name] = entry.split('=')
    return [name, value]
  })

const cssOf = (parts: string): string =>
  parts
    .split('+')
    .map((part) => (part.startsWith('--') ? `var(${part})` : part))
    .join(' ')

/**
 * Writes a rule for each step: `@scale gap gap S M;` gives `.look-gapS` and `.look-gapM`. A step is one of the theme's spacing scale, which is
 * the same in both directions, or a length such as `32px`. What follows a slash is the value around the step:
 * `@scale label grid-template-columns 104px / step minmax(0, 1fr);` gives `.look-label104`.
 *
 * Writes a rule for each name: `@names color muted=--colorNeutralForeground3 inherits=inherit;` gives `.look-muted` and `.look-inherits`. A value
 * is a variable of the theme or a keyword, or several joined by `+`; without one the name is the keyword.
 *
 * Writes a size of type with its line for each name: `@type body=Base300;`. Writes a background under the pointer: `@hovers hoversRow=--rowHover;`.
 */
export const expandScales = (css: string): string =>
  css
    .replace(scale, (_, name: string, property: string, steps: string, value = 'step') =>
      steps
        .split(' ')
        .map((step) =>
          step.endsWith('px')
            ? rule(`${name}${Number.parseInt(step, 10)}`, property, value.replace('step', step))
            : rule(`${name}${step}`, property, value.replace('step', `var(--spacingHorizontal${step})`)),
        )
        .join('\n  '),
    )
    .replace(named, (_, property: string, entries: string) =>
      entriesOf(entries)
        .map(([name, value]) => rule(name, property, cssOf(value)))
        .join('\n  '),
    )
    .replace(hovered, (_, entries: string) =>
      entriesOf(entries)
        .map(([name, value]) => rule(`${name}:hover`, 'background', cssOf(value)))
        .join('\n  '),
    )
    .replace(typed, (_, entries: string) =>
      entriesOf(entries)
        .map(([name, size]) => `${selectorOf(name)} { font-size: var(--fontSize${size}); line-height: var(--lineHeight${size}); }`)
        .join('\n  '),
    )

/** Expands the scales of `look.css` before Vite reads it as CSS. */
export const lookScale = (): Plugin => ({
  name: 'look-scale',
  enforce: 'pre',
  transform: (code, id) => (/\/ui\/look\.css(\?|$)/.test(id) ? expandScales(code) : undefined),
})
