import { transform } from 'esbuild'
import { type ESTree, parseAst, Visitor } from 'vite'

/** The text that takes the place of a piece of the source. */
interface Edit {
  start: number
  end: number
  text: string
}

/** What becomes of a statement at the top of a module. */
interface Part {
  edits: Edit[]
  /** Properties of `$late`. */
  properties?: string[]
  /** What is written instead of a name that the statement declares or imports. */
  names?: Record<string, string>
}

type Statement = ESTree.Directive | ESTree.Statement

/** The fields of an endpoint that hold its schemas. An app registers a call by the others. */
const schemaFields: ReadonlySet<string> = new Set(['params', 'query', 'body', 'answer'])

/** Values of constants that are made as the module loads. */
const immediate: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Literal'])

interface Module {
  fileName: string
  /** Whether its own constants evaluate late, or only those that it imports. */
  isLate: boolean
  /** Whether the constants of an imported module evaluate late. */
  imports(specifier: string): boolean
}

/**
 * Evaluates the constants at the top of a module, and the schemas of its endpoints, at their first use instead of when the module loads:
 * `export const name = value` becomes a getter of the object `$late`, which keeps the value. The module exports this object alone. In a module that
 * imports from it, `name` becomes `$late.name`.
 * @param source in TypeScript; its late constants may be evaluated at any time
 * @returns JavaScript with a source map
 * @throws Error for an export without a name of its own, or of what may change
 */
export const evaluatedLate = async (source: string, module: Module): Promise<string> => {
  const program = parseAst(source, { lang: 'ts' })
  const parts = program.body.map((statement) => partOf(statement, module))
  const edits = [...parts.flatMap((part) => part.edits), ...(module.isLate ? schemaEdits(program) : [])]
  const properties = parts.flatMap((part) => part.properties ?? [])
  const late = module.isLate ? `\nexport const $late = { ${properties.join(', ')} }\n${keep}` : ''
  // The bundler tells a name at the top of the module from parameters and variables of the same name.
  const define = Object.assign({}, ...parts.map((part) => part.names))
  const { code } = await transform(edited(source, edits) + late, { loader: 'ts', define, sourcemap: 'inline', sourcefile: module.fileName })
  return code
}

const keep = 'const $keep = (owner, name, value) => (Object.defineProperty(owner, name, { value, enumerable: true }), value)'

const partOf = (statement: Statement, module: Module): Part => {
  if (statement.type === 'ImportDeclaration') return module.imports(statement.source.value) ? lateImport(statement) : { edits: [] }
  return module.isLate ? exportOf(statement, module) : { edits: [] }
}

/** `import { name } from '…'` becomes `import { $late as $1 } from '…'`. */
const lateImport = ({ start, specifiers, source }: ESTree.ImportDeclaration): Part => {
  const [all] = specifiers
  const object = all?.type === 'ImportNamespaceSpecifier' ? all.local.name : `$${start}`
  const named = specifiers.flatMap((specifier) =>
    specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type' ? [specifier] : [],
  )
  return {
    edits: [{ start, end: source.start, text: `import { $late as ${object} } from ` }],
    names: Object.fromEntries(named.map(({ imported, local }) => [local.name, `${object}.${nameOf(imported)}`])),
  }
}

const exportOf = (statement: Statement, { fileName }: Module): Part => {
  if (statement.type === 'VariableDeclaration') return isLate(statement) ? constants(statement, statement) : { edits: [] }
  if (!statement.type.startsWith('Export')) return { edits: [] }
  const part = statement.type === 'ExportNamedDeclaration' ? exported(statement) : undefined
  if (part) return part
  throw new Error(
    `${fileName}: export constants, functions, classes and types by their names, so that each can be evaluated at its first use`,
  )
}

const exported = (statement: ESTree.ExportNamedDeclaration): Part | undefined => {
  const { declaration, start } = statement
  if (!declaration) return reexported(statement)
  const withoutExport = [{ start, end: declaration.start, text: '' }]
  switch (declaration.type) {
    case 'VariableDeclaration':
      if (declaration.kind !== 'const') return undefined
      if (isLate(declaration)) return constants(declaration, statement)
      return { edits: withoutExport, properties: declaration.declarations.flatMap(({ id }) => namesIn(id)) }
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return { edits: withoutExport, properties: declaration.id ? [declaration.id.name] : [] }
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return { edits: withoutExport }
    default:
      return undefined
  }
}

const isLate = ({ kind, declarations }: ESTree.VariableDeclaration): boolean =>
  kind === 'const' && !declarations.every(({ init }) => init && immediate.has(init.type))

/** `const name = value` becomes `const $1 = () => { const name = value; return { name } }`. */
const constants = ({ declarations, start }: ESTree.VariableDeclaration, statement: ESTree.Span): Part => {
  const names = declarations.flatMap(({ id }) => namesIn(id))
  const [make, made] = [`$${start}`, `$made${start}`]
  return {
    edits: [
      { start: statement.start, end: start, text: `let ${made}; const ${make} = () => { ` },
      { start: statement.end, end: statement.end, text: `; return { ${names.join(', ')} } }` },
    ],
    properties: names.map((name) => `get ${name}() { return (${made} ??= ${make}()).${name} }`),
    names: Object.fromEntries(names.map((name) => [name, `$late.${name}`])),
  }
}

/** The names that a pattern binds, such as `{ one, other: two, ...rest }`. */
const namesIn = (pattern: ESTree.BindingPattern | ESTree.BindingRestElement): string[] => {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'RestElement':
      return namesIn(pattern.argument)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []))
    default:
      return pattern.properties.flatMap((property) => namesIn(property.type === 'RestElement' ? property : property.value))
  }
}

/** `export { name } from '…'` imports what it exports. */
const reexported = ({ start, end, source, specifiers, exportKind }: ESTree.ExportNamedDeclaration): Part => {
  const values = exportKind === 'type' ? [] : specifiers.filter((specifier) => specifier.exportKind !== 'type')
  const object = source ? `$${start}` : undefined
  return {
    edits: source ? [{ start, end: source.start, text: `import { $late as ${object} } from ` }] : [{ start, end, text: '' }],
    properties: values.map(({ local, exported }) => `get ${nameOf(exported)}() { return ${source ? `${object}.` : ''}${nameOf(local)} }`),
  }
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)

/** `answer: schema` in an endpoint becomes a getter. */
const schemaEdits = (program: ESTree.Program): Edit[] => {
  const edits: Edit[] = []
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: [definition] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return
      for (const field of definition.properties) {
        if (field.type !== 'Property' || field.key.type !== 'Identifier' || !schemaFields.has(field.key.name)) continue
        const { name } = field.key
        edits.push({ start: field.start, end: field.value.start, text: `get ${name}() { return $keep(this, '${name}', ` })
        edits.push({ start: field.value.end, end: field.end, text: ') }' })
      }
    },
  })
  visitor.visit(program)
  return edits
}

const edited = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => {
      const lines = '\n'.repeat(source.slice(start, end).split('\n').length - 1)
      return text.slice(0, start) + replacement + lines + text.slice(end)
    }, source)
