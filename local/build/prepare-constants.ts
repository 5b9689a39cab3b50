import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { evaluatedLate } from './late-constants.ts'
import { withoutEffects } from './unused-constants.ts'

/** Folders whose constants evaluate at their first use. */
const late = ['contracts', 'records']
const ofLate = /@auctionwiz\/(contracts|records)\//

/** Folders whose constants stay out of a bundle unless something uses them. */
const pure = ['domain', 'platform']

/**
 * Prepares the constants of our modules for the bundle of an app. It starts without the schemas of its contracts and records: it has some thousands, and a
 * call needs few. Nothing of this is in the sources, which tests and the web app run as they are.
 */
export const prepareConstants = (root: string): Plugin => ({
  name: 'prepare-constants',
  setup: ({ onLoad }) => {
    const isIn = (folders: readonly string[], path: string): boolean => folders.some((folder) => path.startsWith(join(root, folder, '/')))
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (isIn(late, path)) {
        const imports = (module: string): boolean => ofLate.test(module) || module.startsWith('.')
        return { contents: await evaluatedLate(source, { fileName: basename(path), isLate: true, imports }), loader: 'js' }
      }
      const marked = isIn(pure, path) ? withoutEffects(source) : source
      if (!ofLate.test(source)) return { contents: marked, loader: 'ts' }
      const imports = (module: string): boolean => ofLate.test(module)
      return { contents: await evaluatedLate(marked, { fileName: basename(path), isLate: false, imports }), loader: 'js' }
    })
  },
})
