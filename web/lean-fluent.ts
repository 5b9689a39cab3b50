import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { leftToRight } from './left-to-right.ts'

const styleFiles = /[\\/]@fluentui[\\/]react-[\w-]+[\\/]lib[\\/].*\.js$/
const styleRules = fileURLToPath(new URL('src/ui/style-rules.ts', import.meta.url))
const rehydration = /[\\/]@griffel[\\/]core[\\/].*[\\/]rehydrateRendererCache\.js$/

/**
 * Leaves out of Fluent what this app does not use. Its style files are compiled ahead but still refer to the table of all tokens: each token becomes
 * its CSS variable, so that the table stays out of the first download and the built style sheet keeps only the used variables. No language runs
 * from right to left. And no server renders the page, so there are no styles to read back, for which Griffel would bring its CSS compiler. The
 * rules of style files go through `style-rules.ts`, which keeps them for a time when the browser is idle.
 */
export const leanFluent = (): Plugin => ({
  name: 'lean-fluent',
  apply: 'build',
  transform: (code, id) => {
    // Not the file that a path names: `from '../../utils/tokens.js'`.
    if (styleFiles.test(id))
      return leftToRight(code)
        .replaceAll(/(?<![\w/.])tokens\.(\w+)/g, "'var(--$1)'")
        .replaceAll(/(['"])@griffel\/react\1/g, JSON.stringify(styleRules))
    return rehydration.test(id) ? 'export const rehydrateRendererCache = () => undefined' : undefined
  },
})
