/** Tables that are converted to CSV on arrival, by file extension: those that are held whole, and those of any size. */
const wholeKinds = ['xlsx', 'xls', 'xml'] as const
const jsonKinds = ['json', 'jsonl', 'ndjson'] as const
export type WholeKind = (typeof wholeKinds)[number]
export type JsonKind = (typeof jsonKinds)[number]
export type TableKind = WholeKind | JsonKind

/** The types of files that are imported, as messages name them. */
export const importedTypes = 'CSV, TSV, XLSX, XLS, JSON or XML'

/** Whether a file is text in rows, which imports read as it is. */
const isDelimited = (name: string): boolean => /\.(?:csv|tsv)$/i.test(name)

/** Whether a file is one of those that can be imported, by its name. */
export const isTable = (name: string): boolean => isDelimited(name) || tableKindOf(name) !== undefined

/** The kind of a table by its file name; undefined for CSV and other files. */
export const tableKindOf = (name: string): TableKind | undefined => wholeKindOf(name) ?? jsonKindOf(name)

/** The kind of a table that is held whole. */
export const wholeKindOf = (name: string): WholeKind | undefined => wholeKinds.find((kind) => kind === endingOf(name))

/** The kind of a table that is read as a stream. */
export const jsonKindOf = (name: string): JsonKind | undefined => jsonKinds.find((kind) => kind === endingOf(name))

const endingOf = (name: string): string | undefined => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
