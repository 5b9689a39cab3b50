import type { Node } from 'web-tree-sitter'

/** An expression of a Bicep file, as far as its shape is known without deploying it. */
export type Value =
  | { kind: 'object'; properties: Map<string, Value> }
  | { kind: 'array'; items: Value[] }
  | { kind: 'string' | 'number' | 'boolean' | 'null'; text: string }
  /** Either of two, as a condition decides. */
  | { kind: 'either'; options: Value[] }
  | { kind: 'unknown'; text: string }

/** Variables of the file by name, for values that are written elsewhere in it. */
export type Variables = ReadonlyMap<string, Node>

const literalKinds: Readonly<Record<string, 'number' | 'boolean' | 'null'>> = { number: 'number', boolean: 'boolean', null: 'null' }

/** What an expression says; calls and parameters are unknown. */
export const readValue = (node: Node, variables: Variables): Value => {
  const literal = literalKinds[node.type]
  if (literal) return { kind: literal, text: node.text }
  switch (node.type) {
    case 'object':
      return { kind: 'object', properties: new Map(properties(node, variables)) }
    case 'array':
      return { kind: 'array', items: named(node).map((item) => readValue(item, variables)) }
    case 'string':
      return stringOf(node)
    case 'ternary_expression':
      return { kind: 'either', options: branches(node).map((branch) => readValue(branch, variables)) }
    case 'for_statement':
      return { kind: 'array', items: [readValue(bodyOf(node), variables)] }
    case 'identifier': {
      const variable = variables.get(node.text)
      return variable ? readValue(variable, variables) : { kind: 'unknown', text: node.text }
    }
    default:
      return { kind: 'unknown', text: node.text }
  }
}

export const named = (node: Node): Node[] => node.namedChildren.filter((child): child is Node => child !== null && child.type !== 'comment')

/** The object of a loop or a condition; the expression itself where there is neither. */
export const bodyOf = (node: Node): Node => {
  if (node.type !== 'for_statement' && node.type !== 'if_statement') return node
  const body = node.childForFieldName('body') ?? named(node).at(-1)
  return body ? bodyOf(body) : node
}

const branches = (node: Node): Node[] =>
  ['consequence', 'alternative'].map((field) => node.childForFieldName(field)).filter((child): child is Node => child !== null)

const properties = (node: Node, variables: Variables): [string, Value][] =>
  named(node).map((property) => {
    const [key, value] = named(property)
    if (!key || !value) throw new Error(`A property without a value: ${property.text}`)
    return [unquoted(key.text), readValue(value, variables)]
  })

const unquoted = (text: string): string => text.replace(/^'(.*)'$/s, '$1')

/** A string with a hole in it is known to be a string alone. */
const stringOf = (node: Node): Value => ({ kind: 'string', text: node.text.includes('$' + '{') ? '' : unquoted(node.text) })
