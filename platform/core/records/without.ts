/**
 * A copy without some fields. A loop takes a third of the time of a rest pattern, which V8 answers with an object that is slow to read too: lists and
 * profiles do this for each document.
 */
export const without = <D extends object, Name extends string>(document: D, names: ReadonlySet<Name>): Omit<D, Name> => {
  const kept: Record<string, unknown> = {}
  const omitted: ReadonlySet<string> = names
  for (const name of Object.keys(document)) if (!omitted.has(name)) kept[name] = document[name as keyof D]
  // The loop has left out the names, and nothing else.
  return kept as Omit<D, Name>
}
