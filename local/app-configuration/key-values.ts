import { createHash } from 'node:crypto'

/** One setting as the service sends it. */
export type KeyValue = {
  key: string
  label: string | null
  content_type: string
  value: string
  tags: Record<string, string>
  locked: boolean
  last_modified: string
  etag: string
}

type Entry = { label?: string | null; tags?: Record<string, string> }
type Setting = Entry & { key: string; value: unknown; contentType?: string }
type Flag = Entry & { id: string; enabled: boolean; [more: string]: unknown }

const flagType = 'application/vnd.microsoft.appconfig.ff+json;charset=utf-8'
const flagPrefix = '.appconfig.featureflag/'

/**
 * The readable file, `{settings: [{key, value, label?, contentType?, tags?}], featureFlags: [{id, enabled, label?, tags?, …}]}`, as key-values
 * sorted by key and label. A value that is no text is sent as JSON. Throws an Error that names the entry which is wrong.
 */
export function readKeyValues(text: string, modified: Date): KeyValue[] {
  const file = parseFile(text)
  const make = (key: string, value: string, contentType: string, entry: Entry): KeyValue => {
    const known = { key, label: entry.label ?? null, content_type: contentType, value, tags: entry.tags ?? {}, locked: false }
    const etag = createHash('sha256').update(JSON.stringify(known)).digest('base64url').slice(0, 27)
    return { ...known, last_modified: modified.toISOString(), etag }
  }
  const settings = list<Setting>(file, 'settings').map((setting, i) => {
    if (typeof setting.key !== 'string' || setting.key === '') throw new Error(`settings[${i}] has no "key"`)
    if (setting.value === undefined) throw new Error(`settings[${i}] ("${setting.key}") has no "value"`)
    const isText = typeof setting.value === 'string'
    const value = isText ? String(setting.value) : JSON.stringify(setting.value)
    return make(setting.key, value, setting.contentType ?? (isText ? '' : 'application/json'), setting)
  })
  const flags = list<Flag>(file, 'featureFlags').map((flag, i) => {
    if (typeof flag.id !== 'string' || flag.id === '') throw new Error(`featureFlags[${i}] has no "id"`)
    if (typeof flag.enabled !== 'boolean') throw new Error(`featureFlags[${i}] ("${flag.id}") needs "enabled", true or false`)
    const { label, tags, ...content } = flag
    return make(`${flagPrefix}${flag.id}`, JSON.stringify({ description: '', conditions: { client_filters: [] }, ...content }), flagType, {
      label: label ?? null,
      tags: tags ?? {},
    })
  })
  const all = [...settings, ...flags].sort((a, b) => compare(sortKey(a), sortKey(b)))
  const twice = all.find((item, i) => i > 0 && sortKey(item) === sortKey(all[i - 1] as KeyValue))
  if (twice) throw new Error(`"${twice.key}" with label ${twice.label ?? '(none)'} occurs twice`)
  return all
}

/** Order of the service's lists, and identity of a setting. */
export function sortKey(item: Pick<KeyValue, 'key' | 'label'>): string {
  return `${item.key}\n${item.label ?? ''}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function parseFile(text: string): Record<string, unknown> {
  const file: unknown = JSON.parse(text)
  if (typeof file !== 'object' || file === null || Array.isArray(file)) throw new Error('the file must hold an object')
  const unknown = Object.keys(file).find((key) => key !== 'settings' && key !== 'featureFlags')
  if (unknown) throw new Error(`"${unknown}" is unknown; the file has "settings" and "featureFlags"`)
  return file as Record<string, unknown>
}

function list<T>(file: Record<string, unknown>, name: string): T[] {
  const value = file[name] ?? []
  if (!Array.isArray(value)) throw new Error(`"${name}" must be a list`)
  return value as T[]
}
