import { SaxesParser } from 'saxes'
import { recordsTable, type TextRecord } from './records-table.ts'
import { sniffText } from './sniff.ts'
import { TableProblem, tableProblems } from './table-problem.ts'

/** An element while it is read. */
interface Open {
  name: string
  fields: [field: string, text: string][]
  /** What it says itself, beside its elements. */
  text: string
  hasElements: boolean
}

/** Elements deeper than these hold no field of a record. */
const deepest = 32

/**
 * Reads an XML file as rows of text, with the field names first. Its records are the elements within the root, or within the one element that the
 * root holds. Attributes and inner elements are fields, `address.city` within another; a repeated one is one cell with all its values. A file with a
 * DOCTYPE is refused, so that no entity is defined or fetched. Throws `TableProblem`.
 */
export const xmlRows = (file: string, bytes: Uint8Array): string[][] => {
  const root = rootOf(file, bytes)
  const [only] = root
  const records = root.length === 1 && only?.isList ? only.inner : root.map(({ fields }) => fields)
  const filled = records.filter((record) => record.length > 0)
  if (filled.length === 0) throw new TableProblem(tableProblems.noXmlRecords(file))
  return recordsTable(file, filled.map(joined))
}

/** An element of the root: as a record, and as the list of records that it is when it holds elements of one name, which have fields, and nothing else. */
interface Candidate {
  fields: TextRecord
  inner: TextRecord[]
  isList: boolean
}

const rootOf = (file: string, bytes: Uint8Array): Candidate[] => {
  const sniffed = sniffText(bytes)
  if (sniffed.kind === 'binary') throw new TableProblem(tableProblems.notXml(file))
  const parser = new SaxesParser()
  const path: Open[] = []
  const found: Candidate[] = []
  let inner: Open[] = []
  parser.on('doctype', () => {
    throw new TableProblem(tableProblems.xmlDoctype(file))
  })
  parser.on('error', (cause) => {
    throw new TableProblem(tableProblems.notXml(file), { cause })
  })
  parser.on('opentag', ({ name, attributes }) => {
    const parent = path.at(-1)
    if (parent) parent.hasElements = true
    if (path.length >= deepest) throw new TableProblem(tableProblems.notXml(file))
    path.push({ name, fields: Object.entries(attributes), text: '', hasElements: false })
  })
  const say = (text: string): void => {
    const open = path.at(-1)
    if (open) open.text += text
  }
  parser.on('text', say)
  parser.on('cdata', say)
  parser.on('closetag', () => {
    const closed = path.pop()
    const parent = path.at(-1)
    if (!closed || !parent) return
    // The elements of the root, and those within them, can be records.
    if (path.length === 1) {
      const isList = inner.length > 0 && inner.every((one) => one.name === inner[0]?.name && (one.hasElements || one.fields.length > 0))
      found.push({ fields: fieldsOf(closed), inner: inner.map(fieldsOf), isList })
      inner = []
    } else if (path.length === 2) inner.push(closed)
    if (path.length > 1) parent.fields.push(...named(closed))
  })
  parser.write(new TextDecoder(sniffed.encoding).decode(bytes)).close()
  return found
}

const fieldsOf = ({ fields, text, hasElements }: Open): TextRecord =>
  hasElements || text.trim() === '' ? fields : [...fields, ['text', text.trim()]]

/** The fields of an element as its parent has them. */
const named = ({ name, fields, text, hasElements }: Open): [string, string][] => {
  const inside = fields.map(([field, value]): [string, string] => [`${name}.${field}`, value])
  return hasElements ? inside : [[name, text.trim()], ...inside]
}

/** Values of one field in one cell, as imports read several. */
const joined = (record: TextRecord): TextRecord => {
  const fields = new Map<string, string>()
  for (const [field, text] of record) {
    const before = fields.get(field)
    fields.set(field, before === undefined ? text : `${before}; ${text}`)
  }
  return [...fields]
}
