/** Files of rows that are turned into CSV when they arrive, by the ending of their name. */
const tableKinds = ['xlsx', 'xls', 'json'] as const
export type TableKind = (typeof tableKinds)[number]

/** The types of files that are imported, as messages name them. */
export const importedTypes = 'CSV, XLSX, XLS or JSON'

/** What a file is by its name; undefined when that says CSV or something else. */
export const tableKindOf = (name: string): TableKind | undefined => {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  return tableKinds.find((kind) => kind === ending)
}
