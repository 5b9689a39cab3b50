import { type ESTree, parseAst, Visitor } from 'vite'

type Given = ESTree.ArrayExpressionElement | ESTree.Argument | undefined
/** Replaces a part of the code. */
interface Edit {
  start: number
  end: number
  text: string
}

const textOf = (node: Given): string | undefined => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined)

const valuesOf = (node: Given): ESTree.Expression[] =>
  node?.type === 'ObjectExpression' ? node.properties.flatMap((property) => (property.type === 'Property' ? property.value : [])) : []

/** The first class of a rule: a text, or a list of it and the details of its media query. */
const classOf = (rule: Given): string | undefined =>
  rule?.type === 'ArrayExpression' ? classOf(rule.elements[0] ?? undefined) : /\.([fr][\da-z]+)/.exec(textOf(rule) ?? '')?.[1]

/**
 * Leaves the classes for text that runs from right to left, and their rules, out of one of Fluent's style files: no language of the app does. A
 * class for both directions is a text, one for each a list of two texts.
 */
export const leftToRight = (code: string): string => {
  const edits: Edit[] = []
  const left = new Set<string | undefined>([undefined])
  const lists: ESTree.ArrayExpression[] = []
  const addLists = (rules: Given): void => {
    for (const list of [rules, ...valuesOf(rules)]) if (list?.type === 'ArrayExpression') lists.push(list)
  }
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: [classes, second, third] }) => {
      if (callee.type !== 'Identifier') return
      if (callee.name === '__resetStyles') {
        left.add(textOf(classes))
        if (second) edits.push({ ...second, text: 'null' })
        addLists(third)
      }
      if (callee.name !== '__styles') return
      for (const given of valuesOf(classes).flatMap(valuesOf)) {
        const ltr = given.type === 'ArrayExpression' ? given.elements[0] : given
        left.add(textOf(ltr ?? undefined))
        if (ltr && ltr !== given) edits.push({ ...given, text: JSON.stringify(textOf(ltr)) })
      }
      addLists(second)
    },
  })
  visitor.visit(parseAst(code))
  for (const { start, end, elements } of lists) {
    const kept = elements.filter((rule) => left.has(classOf(rule ?? undefined)))
    if (kept.length === elements.length) continue
    edits.push({ start, end, text: `[${kept.map((rule) => rule && code.slice(rule.start, rule.end)).join(',')}]` })
  }
  edits.sort((before, after) => after.start - before.start)
  return edits.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}
