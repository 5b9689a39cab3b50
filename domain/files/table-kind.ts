/** Tables that are converted to CSV on arrival, by file extension. */
const tableKinds = ['xlsx', 'xls', 'json'] as const
export type TableKind = (typeof tableKinds)[number]

/** The types of files that are imported, as messages name them. */
export const importedTypes = 'CSV, XLSX, XLS or JSON'

/** The kind of a table by its file name; undefined for CSV and other files. */
export const tableKindOf = (name: string): TableKind | undefined => {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  return tableKinds.find((kind) => kind === ending)
}
