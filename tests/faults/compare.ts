import { isDeepStrictEqual } from 'node:util'
import type { StoredDocument } from './stored.ts'

/** What differs between two databases, a line for each document. */
export const compare = (before: readonly StoredDocument[], after: readonly StoredDocument[]): string[] => {
  const [undisturbed, disturbed] = [byKey(before), byKey(after)]
  return [...new Set([...undisturbed.keys(), ...disturbed.keys()])].flatMap((key) => {
    const [some = [], others = []] = [undisturbed.get(key), disturbed.get(key)]
    if (some.length !== others.length) return [`${key}: ${some.length} undisturbed, ${others.length} disturbed`]
    return some.flatMap((fields, index) => difference(key, fields, others[index] ?? {}))
  })
}

type Fields = StoredDocument['fields']

const byKey = (documents: readonly StoredDocument[]): Map<string, Fields[]> => {
  const found = new Map<string, Fields[]>()
  for (const { key, fields } of documents) found.set(key, [...(found.get(key) ?? []), fields])
  return found
}

const difference = (key: string, one: Fields, other: Fields): string[] => {
  const names = Object.keys({ ...one, ...other }).filter((name) => !isDeepStrictEqual(one[name], other[name]))
  return names.length === 0 ? [] : [`${key}: ${names.map((name) => `${name} ${shown(one[name])}, ${shown(other[name])}`).join('; ')}`]
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'absent').slice(0, 120)
