const declaration = /(--[\w-]+):[^;{}]*;?/g
const reference = /var\((--[\w-]+)/g

/**
 * Drops unused CSS variables: each of Fluent's themes defines some 460, and the app with its Fluent components uses a fifth.
 * `elsewhere` is all other code: style sheets and scripts. A variable used only by another variable's value is kept.
 */
export const pruneVariables = (css: string, elsewhere: readonly string[]): string => {
  const used = new Set([css, ...elsewhere].flatMap((code) => [...code.matchAll(reference)].map(([, name]) => name)))
  return css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ''))
}
