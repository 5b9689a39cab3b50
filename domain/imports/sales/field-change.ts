import { sameContent } from '../../same-content.ts'

/** The fields of a record that an import changed, as they were and as it left them. One that was empty is missing in `before`. */
export interface FieldChange<T extends object> {
  before: Partial<T>
  after: Partial<T>
}

const valueIn = (fields: object, name: string): unknown => (fields as Record<string, unknown>)[name] ?? null

/** The names of all fields of two records, sorted. */
const namesIn = (one: object, other: object): string[] => [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()

const partOf = <T extends object>(fields: T, names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => names.includes(name) && value !== undefined)) as Partial<T>

/** The fields that differ. */
export const fieldChange = <T extends object>(before: T, after: T): FieldChange<T> => {
  const changed = namesIn(before, after).filter((name) => !sameContent(valueIn(before, name), valueIn(after, name)))
  return { before: partOf(before, changed), after: partOf(after, changed) }
}

/** Two changes of a record, the later one after the first, as one. */
export const followedBy = <T extends object>(first: FieldChange<T>, later: FieldChange<T>): FieldChange<T> => {
  const known = namesIn(first.before, first.after)
  const again = namesIn(later.before, later.after)
  return {
    before: {
      ...partOf(
        later.before,
        again.filter((name) => !known.includes(name)),
      ),
      ...first.before,
    },
    after: {
      ...partOf(
        first.after,
        known.filter((name) => !again.includes(name)),
      ),
      ...later.after,
    },
  }
}

/** Whether a changed field is no longer as the import left it. */
export const isEditedSince = <T extends object>(current: T, { before, after }: FieldChange<T>): boolean =>
  namesIn(before, after).some((name) => !sameContent(valueIn(current, name), valueIn(after, name)))

/** Whether all changed fields are as they were before the import. */
export const isAsBefore = <T extends object>(current: T, { before, after }: FieldChange<T>): boolean =>
  !isEditedSince(current, { before: after, after: before })

/** The record with the changed fields as they were. Other fields stay, also those that were edited since. */
export const withoutChange = <T extends object>(current: T, { before, after }: FieldChange<NoInfer<T>>): T => {
  const others = Object.fromEntries(Object.entries(current).filter(([name]) => !(name in after)))
  return { ...(others as T), ...before }
}
