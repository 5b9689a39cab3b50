import type { Plugin } from 'vite'

const styleFiles = /[\\/]@fluentui[\\/]react-[\w-]+[\\/]lib[\\/].*\.js$/

/**
 * Writes Fluent's tokens as the CSS variables they stand for. Its style files are compiled ahead but still refer to the table of all tokens; without
 * this it is part of the first download, and the built style sheet keeps every variable of every theme.
 */
export const inlineTokens = (): Plugin => ({
  name: 'inline-tokens',
  apply: 'build',
  transform: (code, id) => (styleFiles.test(id) ? code.replaceAll(/\btokens\.(\w+)/g, "'var(--$1)'") : undefined),
})
