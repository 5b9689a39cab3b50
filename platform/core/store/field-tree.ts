/** Fields to read, by name: all of a field, or only some of what is in it. */
export type FieldTree = Map<string, FieldTree | 'all'>

/** Dotted fields as a tree. A requested field is read whole, even if parts of it are requested too. */
export const fieldTree = (fields: readonly string[]): FieldTree => {
  const tree: FieldTree = new Map()
  for (const field of fields) add(tree, field.split('.'))
  return tree
}

const add = (tree: FieldTree, [name = '', ...rest]: readonly string[]): void => {
  const known = tree.get(name)
  if (known === 'all') return
  if (rest.length === 0) tree.set(name, 'all')
  else {
    const inner = known ?? new Map()
    tree.set(name, inner)
    add(inner, rest)
  }
}

/** What a query that asks for these fields gives of a document: the object around a nested field also where the document has none. */
export const partOf = (value: unknown, tree: FieldTree): object =>
  Object.fromEntries(
    [...tree].flatMap(([name, inner]) => {
      const field = (value as Record<string, unknown> | null | undefined)?.[name]
      if (inner !== 'all') return [[name, partOf(field, inner)]]
      return field === undefined ? [] : [[name, field]]
    }),
  )
