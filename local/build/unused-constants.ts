import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { parseAst } from 'vite'

/** Initializers whose evaluation the bundler itself knows to have no effect. */
const plain: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Identifier', 'Literal'])

/**
 * Marks the constants at the top of a module as free of effects, so that the bundler leaves out those that nothing uses. It cannot know that of
 * itself, because a call such as `z.string().check(…)` might have an effect.
 * @param source of a module whose constants have no effect besides their value
 */
export const withoutEffects = (source: string): string => {
  const initializers = parseAst(source, { lang: 'ts' })
    .body.map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init == null || plain.has(init.type) ? [] : [init]))
  return initializers.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    source,
  )
}

/**
 * Leaves the constants of these folders out of a bundle unless something uses them. An app needs few of the contracts of the others; the schemas
 * that it does not need would be a quarter of those that it builds at its start. A record declares the containers of its noun when it is made, which
 * only an app needs that uses the record.
 */
export const leaveOutUnused = (root: string, folders: readonly string[]): Plugin => ({
  name: 'leave-out-unused',
  setup: ({ onLoad }) => {
    const within = folders.map((folder) => join(root, folder, '/'))
    onLoad({ filter: /\.ts$/ }, async ({ path }) =>
      within.some((folder) => path.startsWith(folder))
        ? { contents: withoutEffects(await readFile(path, 'utf8')), loader: 'ts' }
        : undefined,
    )
  },
})
