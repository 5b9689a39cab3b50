/** An order in one word, as calls name it: what it sorts by, with a minus in front the reverse. */
export type SortWord<Name extends string> = Name | `-${Name}`

/**
 * The sort keys of a word. The type comes first, because all composite indexes begin with it.
 * @param fields what each name sorts by: a field, or several in turn
 * @example orderBy('-updated', { title: 'listKeys.title', updated: 'updatedAt' })
 */
export const orderBy = <Name extends string, const Field extends string>(
  word: SortWord<NoInfer<Name>>,
  fields: Readonly<Record<Name, Field | readonly Field[]>>,
): { field: Field | 'type'; descending: boolean }[] => {
  const descending = word.startsWith('-')
  const sorted: Field | readonly Field[] = fields[word.replace('-', '') as Name]
  return [{ field: 'type', descending }, ...[sorted].flat().map((field) => ({ field: field as Field, descending }))]
}
