import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Language, type Node, Parser } from 'web-tree-sitter'
import { bodyOf, named, readValue, type Value, type Variables } from './values.ts'

/** A resource as a template writes it. */
export interface Resource {
  symbol: string
  /** Such as `Microsoft.Web/sites@2025-03-01`. */
  type: string
  isExisting: boolean
  value: Value
}

export interface Module {
  symbol: string
  path: string
  params: Map<string, Value>
}

/** What a Bicep file declares. */
export interface Template {
  /** Places that the grammar does not understand. */
  problems: string[]
  params: Map<string, { isRequired: boolean }>
  variables: Variables
  outputs: string[]
  resources: Resource[]
  modules: Module[]
  source: string
}

const require = createRequire(import.meta.url)
await Parser.init()
const grammar = await Language.load(require.resolve('tree-sitter-bicep/tree-sitter-bicep.wasm'))

export const readTemplate = (file: string): Template => parseTemplate(readFileSync(file, 'utf8'))

export const parseTemplate = (source: string): Template => {
  const parser = new Parser()
  parser.setLanguage(grammar)
  const tree = parser.parse(source)
  if (!tree) throw new Error('The grammar of Bicep was not loaded.')
  const declared = (type: string): Node[] => named(tree.rootNode).filter((node) => node.type === type)
  const variables = new Map(declared('variable_declaration').map((node) => [symbolOf(node), lastOf(node)]))
  return {
    problems: problemsIn(tree.rootNode),
    params: new Map(declared('parameter_declaration').map((node) => [symbolOf(node), { isRequired: !node.text.includes('=') }])),
    variables,
    outputs: declared('output_declaration').map(symbolOf),
    resources: declared('resource_declaration').map((node) => resourceOf(node, variables)),
    modules: declared('module_declaration').map((node) => moduleOf(node, variables)),
    source,
  }
}

const symbolOf = (node: Node): string => named(node)[0]?.text ?? ''

const lastOf = (node: Node): Node => {
  const last = named(node).at(-1)
  if (!last) throw new Error(`A declaration without a value: ${node.text}`)
  return last
}

const pathOf = (node: Node): string => named(node)[1]?.text.replaceAll("'", '') ?? ''

/** The object that a resource or module is declared with; a condition's keyword stands before it. */
const objectOf = (node: Node): Node => bodyOf(lastOf(node))

const resourceOf = (node: Node, variables: Variables): Resource => ({
  symbol: symbolOf(node),
  type: pathOf(node),
  isExisting: /'\s+existing\s*=/.test(node.text),
  value: readValue(objectOf(node), variables),
})

const moduleOf = (node: Node, variables: Variables): Module => {
  const value = readValue(objectOf(node), variables)
  const params = value.kind === 'object' ? value.properties.get('params') : undefined
  return { symbol: symbolOf(node), path: pathOf(node), params: params?.kind === 'object' ? params.properties : new Map() }
}

const problemsIn = (node: Node): string[] => {
  if (!node.hasError) return []
  const own = node.isError || node.isMissing ? [`line ${node.startPosition.row + 1}: ${node.text.slice(0, 60)}`] : []
  return [...own, ...node.children.flatMap((child) => (child ? problemsIn(child) : []))]
}
