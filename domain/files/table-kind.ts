/** Tables that are converted to CSV on arrival, by file extension. */
const tableKinds = ['xlsx', 'xls', 'json', 'jsonl', 'ndjson', 'xml'] as const
export type TableKind = (typeof tableKinds)[number]

/** The types of files that are imported, as messages name them. */
export const importedTypes = 'CSV, TSV, XLSX, XLS, JSON or XML'

/** Whether a file is text in rows, which imports read as it is. */
const isDelimited = (name: string): boolean => /\.(?:csv|tsv)$/i.test(name)

/** Whether a file is one of those that can be imported, by its name. */
export const isTable = (name: string): boolean => isDelimited(name) || tableKindOf(name) !== undefined

/** The kind of a table by its file name; undefined for CSV and other files. */
export const tableKindOf = (name: string): TableKind | undefined => {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  return tableKinds.find((kind) => kind === ending)
}
