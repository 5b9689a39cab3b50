/** Ids that are others in the house that is read into, by those of the archive. */
export type Replacements = ReadonlyMap<string, string>

/** The same value with the other ids, also where an id is made of several with colons between them. */
export const withIds = (value: unknown, ids: Replacements): unknown => {
  if (typeof value === 'string') return ids.get(value) ?? (value.includes(':') ? withinParts(value, ids) : value)
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withIds(one, ids)]))
}

const withinParts = (value: string, ids: Replacements): string =>
  value
    .split(':')
    .map((part) => ids.get(part) ?? part)
    .join(':')
