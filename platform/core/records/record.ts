import * as z from 'zod/mini'
import { Failure } from '../errors/failure.ts'
import type { ContainerName } from '../store/containers.ts'
import { declareHomes } from '../store/homes.ts'
import { derivedId, randomId } from '../store/ids.ts'
import type { Condition, Query, SortKey, StoredDocument, Write } from '../store/store.ts'
import { fitsOf } from './fits.ts'
import { type Packing, type Packings, packFields, unpackFields } from './packing.ts'

/** Brings the fields of one version of a record to the next version. */
export type Upgrade = (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** What a record holds of a person, and what becomes of it. */
export interface PersonalData {
  of: 'customer' | 'staff' | 'outsider'
  /** The field that holds the person's id, or a list with it; none where the id of the record says whose it is. */
  field?: string
  /** Whether the person's own copy of their data contains it. */
  exported: boolean
  /** What an erasure does: removes the record, redacts the person in it, or keeps it for the reason given. */
  erasure: 'removed' | 'redacted' | { kept: string }
}

/** A list that sorts or filters needs its fields indexed; a sort within a filter needs a composite index of both. */
export interface Indexes {
  /** Fields that queries compare, nested ones with dots, elements of a list with `[]`. */
  fields?: readonly string[]
  /** Fields in the order of the query: those compared for equality, then those sorted by. The type is prepended automatically. */
  composite?: readonly (readonly string[])[]
}

/** What is declared of a stored noun. Reads, writes, indexes, exports, erasure and the page on the data model follow from it. */
export interface RecordDefinition<Type extends string, Fields extends z.core.$ZodShape> {
  /** The noun in kebab-case, stored with each document. */
  type: Type
  /** Types that older versions of the product stored. Reads find both until the upgrade of stored records brings them to the present one. */
  formerTypes?: readonly string[]
  container: ContainerName
  /** Further containers with the same fields, for records stored next to their subject, such as audit events. */
  alsoIn?: readonly ContainerName[]
  /** Whether these belong to a part of the owner's documents, such as lots to their auction; read with `within`. */
  ofPart?: true
  /** Ids are `prefix_…`; none where an id is made of what the record belongs to. */
  idPrefix?: string
  /** The sequence that numbers these, see `takeNumbers`. */
  sequence?: string
  /** What people call one of them and many, in lower case: "legal case", "legal cases". */
  names: readonly [one: string, many: string]
  /** One sentence for the page on the data model. */
  about: string
  /** All fields but the id, the type and those of the store. Their schemas are built at the first use: an app needs few soon after its start. */
  fields: () => Fields
  /** One for each older version, the oldest first. */
  upgrades?: readonly Upgrade[]
  /** Fields that are stored in a shorter form. A query compares what is stored. */
  packed?: { readonly [Name in keyof Fields]?: Packing }
  indexes?: Indexes
  /** Seconds after the last write until the store removes it, for all records of the type. */
  ttl?: number
  /** `none` for what names nobody and belongs to nobody. */
  personalData: 'none' | PersonalData | readonly PersonalData[]
  /** A house that holds one of these can't be deleted. */
  blocksHouseDeletion?: true
  /** People read these in a spreadsheet: the export of a house has them as one too. */
  spreadsheet?: true
  /** What people call this one, for the audit log: a name, a number, an address. */
  nameOf?: (document: Stored<Type, Fields>) => string | undefined
}

/** A document of the record, as stored. */
export type Stored<Type extends string, Fields extends z.core.$ZodShape> = OutputOf<Fields> & {
  id: string
  type: Type
  ttl?: number
}

/** A record without fields says by its id alone that something is so. */
type OutputOf<Fields extends z.core.$ZodShape> = keyof Fields extends never ? unknown : z.output<z.ZodMiniObject<Fields>>

/** The fields of a document, nested ones with dots: what conditions and sort keys may name. */
export type FieldPath<D> = {
  [K in keyof D & string]: NonNullable<D[K]> extends readonly unknown[] | string | number | boolean
    ? K
    : K | `${K}.${FieldPath<NonNullable<D[K]>>}`
}[keyof D & string]

/** Conditions on fields of the document, which all must hold. */
export type Conditions<D> = readonly (Condition & { field: FieldPath<D> })[]

/** Which documents of a type, and in which order. */
export interface Selection<D> {
  where?: Conditions<D>
  /** The type as the first key sorts within the composite indexes, all of which begin with it. */
  orderBy?: readonly (SortKey & { field: FieldPath<D> })[]
}

/** A declaration as others read it. */
type Declared = Omit<RecordDefinition<string, z.core.$ZodShape>, 'nameOf' | 'fields'> & { readonly fields: z.core.$ZodShape }

/** What lists of a record read: whole documents, or the same few fields of each. */
export interface Listable<D, P = D> {
  readonly definition: Declared
  /** The query of a selection, under the present type and the former ones. */
  query(selection?: Selection<D>): Query
  /** Whether a container holds some of these. */
  isIn(container: ContainerName): boolean
  /**
   * The requested document in its current version.
   * @throws Failure `record_damaged` with the id if it lacks declared fields
   */
  parse(stored: StoredDocument): P
  /** Whether the whole document has to be read and parsed, because an older version of the product stored it. */
  needsWhole(stored: StoredDocument): boolean
}

/** A declared record: its definition, and what follows from it without a store. */
export interface RecordType<D extends StoredDocument = StoredDocument> extends Listable<D> {
  /** The version of the fields that this program writes; 1 at first. */
  readonly version: number
  /** Whether a document is one of these, under its present or a former type. */
  is(stored: StoredDocument): boolean
  nameOf(document: D): string | undefined
  /** The whole document, with the type and what the store needs. */
  document(fields: New<D>): D
  /** The same in the form in which it is stored. */
  stored(fields: New<D>): StoredDocument
  /** The same request gets the same id: one derived from the key and what it counts in. Without a key a random one. */
  idFor(idempotencyKey: string | undefined, ...scope: readonly string[]): Promise<string>
  /** Writes for a batch of several records. */
  creation(document: New<D>): Write
  put(document: New<D>): Write
  replacement(document: New<D>, version: string): Write
}

/** A declared record where the code does not know which one. */
export type AnyRecord = Omit<RecordType, 'query' | 'nameOf' | 'idFor' | 'creation' | 'put' | 'replacement'>

/** The same for lists by fields whose names come from the declaration. */
export const byAnyField = (record: AnyRecord): Listable<Record<string, string>, StoredDocument> => ({
  ...record,
  query: (selection) => queryOf(record.definition, selection),
})

const queryOf = (
  { type, formerTypes = [] }: { type: string; formerTypes?: readonly string[] },
  selection: Omit<Query, 'type'> = {},
): Query => ({
  type: formerTypes.length > 0 ? [type, ...formerTypes] : type,
  ...selection,
})

/** A document before it gets its type. */
export type New<D extends StoredDocument> = Omit<D, 'type'> & { id: string; type?: D['type'] }

/** The documents that a declared record describes. */
export type DocumentOf<R> = R extends RecordType<infer D> ? D : never

/** Where a document keeps the version of its fields; absent in those of version 1. */
export const versionField = 'schemaVersion'

/** Declares a stored noun. */
export function record<const Type extends string, Fields extends z.core.$ZodShape>(
  definition: RecordDefinition<Type, Fields>,
): RecordType<Stored<Type, Fields>> {
  type D = Stored<Type, Fields>
  const { fields, nameOf, ...rest } = definition
  const { type, formerTypes = [], container, alsoIn = [], ofPart = false, upgrades = [], idPrefix, ttl, names } = rest
  let built: Fields | undefined
  const declared: Declared = {
    ...rest,
    get fields() {
      built ??= fields()
      return built
    },
  }
  const version = upgrades.length + 1
  const requireFit = requiredFit(() => z.object({ ...declared.fields, id: z.string(), type: z.literal(type) }), names[0])
  declareHomes([type, ...formerTypes], [container, ...alsoIn], ofPart)
  // A spread loses the fields of a type that is not known yet; they are those of D.
  const stamped = (document: New<D>): D =>
    ({ ...(ttl !== undefined && { ttl }), ...document, ...(version > 1 && { [versionField]: version }), type }) as D
  const packings = packingsOf(rest)
  const stored = (document: New<D>): StoredDocument => packFields(packings, stamped(document))
  return {
    definition: declared,
    version,
    parse: (read) => {
      const current = unpackFields(packings, upgraded(read, upgrades))
      const document = current.type === type ? current : { ...current, type }
      requireFit(document)
      // The schema checks and changes nothing, so fields that a newer version of the product added survive a change by this one.
      return document as D
    },
    needsWhole: () => false,
    query: (selection) => queryOf(rest, selection),
    is: (stored) => stored.type === type || formerTypes.includes(stored.type),
    isIn: (other) => other === container || alsoIn.includes(other),
    nameOf: (document) => nameOf?.(document),
    document: stamped,
    stored,
    idFor: async (idempotencyKey, ...scope) => {
      if (idPrefix === undefined) throw new TypeError(`ids of ${type} have no prefix`)
      return idempotencyKey === undefined ? randomId(idPrefix) : derivedId(idPrefix, ...scope, idempotencyKey)
    },
    creation: (document) => ({ kind: 'create', document: stored(document) }),
    put: (document) => ({ kind: 'put', document: stored(document) }),
    replacement: (document, read) => ({ kind: 'replace', document: stored(document), version: read }),
  }
}

/** How the fields of a record are stored. */
export const packingsOf = ({ packed = {} }: { packed?: Readonly<Record<string, Packing | undefined>> }): Packings =>
  Object.fromEntries(Object.entries(packed).flatMap(([name, packing]) => (packing ? [[name, packing]] : [])))

const upgraded = (stored: StoredDocument, upgrades: readonly Upgrade[]): StoredDocument => {
  const from = versionOf(stored)
  if (from > upgrades.length) return stored
  const current = upgrades.slice(from - 1).reduce<Record<string, unknown>>((fields, upgrade) => upgrade(fields), { ...stored })
  return { ...current, id: stored.id, type: stored.type }
}

/** The version of the fields that a document was stored with. */
export const versionOf = (stored: StoredDocument): number => {
  const version = versionField in stored ? stored[versionField] : 1
  return typeof version === 'number' ? version : 1
}

/**
 * Checks documents or parts of them.
 * @param schemaOf builds the schema, for the first check: an app reads few of its records soon after its start
 * @throws Failure `record_damaged` where one is not as declared
 */
export const requiredFit = (schemaOf: () => z.core.$ZodType, what: string): ((stored: object) => void) => {
  let built: { schema: z.core.$ZodType; fits(value: unknown): boolean } | undefined
  return (stored) => {
    built ??= withFits(schemaOf())
    if (built.fits(stored)) return
    const { success, error } = z.safeParse(built.schema, stored)
    if (!success) throw damaged(what, 'id' in stored ? String(stored.id) : '', error)
  }
}

const withFits = (schema: z.core.$ZodType) => ({ schema, fits: fitsOf(schema) })

/** Names the problems by field only, because values may be personal data. */
const damaged = (what: string, id: string, error: z.core.$ZodError): Failure => {
  const problems = error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`)
  return Object.assign(new Failure('record_damaged', { what, id }), { cause: new Error(problems.slice(0, 20).join(', ')) })
}
