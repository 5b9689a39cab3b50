import * as z from 'zod/mini'
import { type FieldTree, fieldTree, partOf } from '../store/field-tree.ts'
import type { StoredDocument } from '../store/store.ts'
import { unpackFields } from './packing.ts'
import { type FieldPath, type Listable, packingsOf, type RecordType, requiredFit, versionField, versionOf } from './record.ts'

/** What a projection gives of a document: the fields it names. Those within a part that a document may lack may be missing too. */
export type Projected<D, P extends string> = Pick<D, P & keyof D> & {
  [K in Exclude<P extends `${infer Head}.${string}` ? Head & keyof D : never, P>]: undefined extends D[K]
    ? Partial<Projected<NonNullable<D[K]>, Tail<P, K & string>>>
    : Projected<D[K], Tail<P, K & string>>
}

type Tail<P extends string, K extends string> = P extends `${K}.${infer Rest}` ? Rest : never

/** The documents that a declared projection gives. */
export type PartOf<R> = R extends { parse(stored: never): infer P } ? P : never

/**
 * Lists of these fields of a record and the ids alone: less to send, and less to check. What they are checked against is the declaration of the
 * record. Of documents that an older version of the product stored, readers read the whole.
 * @param fields nested ones with dots
 */
export function projection<D extends StoredDocument, const P extends FieldPath<D>>(
  record: RecordType<D>,
  fields: readonly P[],
): Listable<D, Projected<D, P | 'id'>> {
  const { definition, version, isIn } = record
  const tree = fieldTree(['id', ...fields])
  const requireFit = requiredFit(() => schemaOf({ ...definition.fields, id: z.string() }, tree), definition.names[0])
  const read = version > 1 ? [...fields, versionField] : fields
  const packings = packingsOf(definition)
  // Of a packed field, what is named with dots is stored as it is used.
  const unpacked = Object.keys(packings).filter((name) => tree.get(name) === 'all')
  const needsWhole = (stored: StoredDocument) => version > 1 && versionOf(stored) < version
  return {
    definition,
    needsWhole,
    isIn,
    query: (selection) => ({ ...record.query(selection), fields: read }),
    parse: (stored) => {
      const part = needsWhole(stored) ? partOf(record.parse(stored), tree) : unpackFields(packings, stored, unpacked)
      requireFit(part)
      // What has passed the check has the fields of the type, which is computed from the same declaration.
      return part as Projected<D, P | 'id'>
    },
  }
}

/** The schema of some fields. The store gives the object around a nested field also where the document has none. */
const schemaOf = (shape: z.core.$ZodShape, tree: FieldTree): z.ZodMiniObject =>
  z.object(
    Object.fromEntries(
      [...tree].map(([name, rest]) => {
        const field = shape[name]
        if (!field) throw new TypeError(`there is no field ${name}`)
        return [name, rest === 'all' ? field : nestedPart(field, rest)]
      }),
    ),
  )

const nestedPart = (field: z.core.$ZodType, tree: FieldTree): z.ZodMiniObject => {
  if (field instanceof z.ZodMiniOptional) return z.partial(schemaOf(shapeOf(field._zod.def.innerType), tree))
  return schemaOf(shapeOf(field), tree)
}

const shapeOf = (field: z.core.$ZodType): z.core.$ZodShape => {
  if (field instanceof z.ZodMiniObject) return field.shape
  throw new TypeError('only fields of objects have fields')
}
