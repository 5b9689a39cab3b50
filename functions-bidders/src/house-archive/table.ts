import { csvLine } from '@auctionwiz/domain/imports/csv'
import type { AnyRecord } from '@auctionwiz/platform/core/records/record'
import type { StoredDocument } from '@auctionwiz/platform/core/store/store'
import * as z from 'zod/mini'

/** What every row has alike, and what search and comparison derive from the other fields. */
const derived: ReadonlySet<string> = new Set([
  'auctionHouseId',
  'uniqueKey',
  'nameKey',
  'searchText',
  'searchKey',
  'grams',
  'blockingKeys',
  'listKeys',
  'scoreParts',
])

/** Spreadsheets read the file as UTF-8 when it begins so. */
const byteOrderMark = '\ufeff'

export interface Table {
  head: string
  line(document: StoredDocument): string
}

/** A record as a table: a column for each field, and for each field of an inner object. */
export const tableOf = ({ definition: { fields, ofPart } }: AnyRecord): Table => {
  const own = Object.entries(fields).filter(([name]) => !derived.has(name))
  const part = ofPart && !Object.hasOwn(fields, 'auctionId') ? [['auctionId']] : []
  const columns = [['id'], ...part, ...own.flatMap(([name, schema]) => columnsOf([name], schema))]
  return {
    head: byteOrderMark + csvLine(columns.map((path) => path.join('.'))),
    line: (document) => csvLine(columns.map((path) => cellOf(valueAt(document, path)))),
  }
}

const columnsOf = (path: readonly string[], schema: z.core.$ZodType): (readonly string[])[] => {
  const inner = withoutOptional(schema)
  if (!(inner instanceof z.ZodMiniObject)) return [path]
  return Object.entries(inner.shape as Record<string, z.core.$ZodType>).flatMap(([name, one]) => columnsOf([...path, name], one))
}

const withoutOptional = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniOptional ? withoutOptional(schema._zod.def.innerType) : schema

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (held, name) => (typeof held === 'object' && held !== null ? (held as Record<string, unknown>)[name] : undefined),
    value,
  )

const cellOf = (value: unknown): string | number | undefined => {
  if (value === undefined || typeof value === 'number' || typeof value === 'string') return value
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('; ')
  return JSON.stringify(value)
}
