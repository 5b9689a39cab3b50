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
