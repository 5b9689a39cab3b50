import { CallError } from '@auctionwiz/contracts/client'

/** A text as typed, also of a number; a box to tick; or a list of ticked options. */
export type FieldValue = string | boolean | readonly string[]
export type FormValues<V> = { [Field in keyof V]: FieldValue }

export type FieldOf<V> = keyof V & string
export type FieldErrors<V> = Partial<Record<FieldOf<V>, string>>

/** A record as form values, with the version that a change must send. */
export interface Versioned<V> {
  values: V
  version: string
}

/** What someone else changed in a field while it was open here. `conflict` when the same field was changed here as well. */
export interface RemoteChange<V> {
  field: FieldOf<V>
  mine: V[FieldOf<V>]
  theirs: V[FieldOf<V>]
  conflict: boolean
}

export const fieldsOf = <V extends FormValues<V>>(values: V): FieldOf<V>[] => Object.keys(values) as FieldOf<V>[]

const same = (a: unknown, b: unknown): boolean => String(a) === String(b)

/** The fields that differ from what the form opened with, as typed or as they are sent. */
export const changesOf = <V extends object>(from: V, to: V): Partial<V> =>
  Object.fromEntries(Object.entries(to).filter(([field, value]) => !same(from[field as FieldOf<V>], value))) as Partial<V>

/** The fields that are filled in: what is empty is not sent. */
export const filledIn = <V extends object>(body: V): Partial<V> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && String(value).trim() !== '')) as Partial<V>

/**
 * Merges what others saved since the form was opened: untouched fields take their values, fields edited here keep the input.
 * `base` holds the values the form opened with, `theirs` the current record.
 */
export const mergeChanges = <V extends FormValues<V>>(base: V, mine: V, theirs: V): { values: V; changes: RemoteChange<V>[] } => {
  const values = { ...mine }
  const changes: RemoteChange<V>[] = []
  for (const field of fieldsOf(base)) {
    if (same(base[field], theirs[field]) || same(mine[field], theirs[field])) continue
    const conflict = !same(base[field], mine[field])
    if (!conflict) values[field] = theirs[field]
    changes.push({ field, mine: mine[field], theirs: theirs[field], conflict })
  }
  return { values, changes }
}

/**
 * The fields that the service rejected; a path such as `house.city` or `auctionHouseIds.3` maps to the form's field.
 * `byCode` names the field of a refusal that is about one, such as a wrong password.
 */
export const refusedFields = <V extends FormValues<V>>(
  error: unknown,
  values: V,
  byCode: Partial<Record<string, FieldOf<V>>> = {},
): FieldErrors<V> => {
  if (!(error instanceof CallError)) return {}
  const found: FieldErrors<V> = {}
  const about = error.code && byCode[error.code]
  if (about) found[about] = error.message
  const { fields } = error.details
  if (typeof fields !== 'object') return found
  for (const [path, message] of Object.entries(fields)) {
    const field = fieldNamed(path.split('.'), values)
    if (field) found[field] ??= message
  }
  return found
}

/**
 * The form's field that a path names: `address.zip` names `zip`, and `auctionHouseIds.3` names `auctionHouseIds`. A field may have the whole path as
 * its name, where two objects have a part in common.
 */
export const fieldNamed = <V extends object>(path: readonly string[], values: V): FieldOf<V> | undefined =>
  [path.join('.'), ...path].find((part): part is FieldOf<V> => Object.hasOwn(values, part))
