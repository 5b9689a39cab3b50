import type { KeyValue } from './key-values.ts'

/** A call that the service would refuse, with the parameter at fault. */
export class BadFilter extends Error {}

export type Filters = { key: string | null; label: string | null; tags: string[] }

/**
 * The filters of `GET /kv`: `key` and `label` are comma-separated names, each exact or with a `*` at its end, special characters escaped by a
 * backslash; `label` of `\0` means no label; each of `tags` is `name=value` and all must hold.
 */
export function matcher(filters: Filters): (item: KeyValue) => boolean {
  const key = pattern(filters.key ?? '*', 'key')
  // A list without a label filter holds all labels.
  const label = pattern(filters.label ?? '*', 'label')
  const tags = filters.tags.map((tag) => {
    const at = tag.indexOf('=')
    if (at < 1) throw new BadFilter('tags')
    return [tag.slice(0, at), tag.slice(at + 1)] as const
  })
  return (item) => key(item.key) && label(item.label ?? '\0') && tags.every(([name, value]) => item.tags[name] === value)
}

function pattern(text: string, parameter: string): (value: string) => boolean {
  const names = split(text)
  if (names.length > 5) throw new BadFilter(parameter)
  const tests = names.map((name) => {
    const star = /(^|[^\\])\*/.exec(name)
    if (star && star.index + star[0].length !== name.length) throw new BadFilter(parameter)
    const plain = (star ? name.slice(0, -1) : name).replace(/\\(.)/g, '$1')
    return star ? (value: string) => value.startsWith(plain) : (value: string) => value === plain
  })
  return (value) => tests.some((test) => test(value))
}

/** Splits at commas that no backslash escapes. */
function split(text: string): string[] {
  return text.match(/(?:\\.|[^,\\])+/g) ?? ['']
}
