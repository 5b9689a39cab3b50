import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { BadFilter, matcher } from './filter.ts'
import { type KeyValue, sortKey } from './key-values.ts'

export type Answer = { status: number; headers: Record<string, string>; body?: object }

/**
 * `GET /kv`: one page of the matching items. The body contains the page's ETag too, where the SDK reads it; an unchanged page is a 304
 * that still names the next one in its Link header, so that a client can check a list page by page.
 */
export function listKeyValues(all: KeyValue[], query: URLSearchParams, ifNoneMatch: string | undefined, pageSize: number): Answer {
  if (query.has('snapshot')) return problem(501, 'Not supported here', 'Snapshots are not built.')
  const matches = matcher({ key: query.get('key'), label: query.get('label'), tags: query.getAll('tags') })
  const after = readAfter(query)
  const rest = all.filter((item) => matches(item) && (after === undefined || sortKey(item) > after))
  const items = rest.slice(0, pageSize)
  const etag = pageEtag(items)
  const last = items.at(-1)
  const next = last && rest.length > items.length ? nextLink(query, last) : undefined
  const headers: Record<string, string> = { etag: `"${etag}"`, ...(next ? { link: `<${next}>; rel="next"` } : {}) }
  if (sameEtag(ifNoneMatch, etag)) return { status: 304, headers }
  return {
    status: 200,
    headers: { ...headers, 'content-type': 'application/vnd.microsoft.appconfig.kvset+json; charset=utf-8' },
    body: { etag, items: items.map((item) => select(item, query)), ...(next ? { '@nextLink': next } : {}) },
  }
}

/** `GET /kv/{key}` with its label, or without one. */
export function getKeyValue(all: KeyValue[], key: string, query: URLSearchParams, headers: IncomingHttpHeaders): Answer {
  const label = query.get('label')
  const wanted = label === null || label === '' || label === '\0' ? null : label
  const item = all.find((candidate) => candidate.key === key && candidate.label === wanted)
  if (!item) return { status: 404, headers: {} }
  const common = { etag: `"${item.etag}"`, 'last-modified': new Date(item.last_modified).toUTCString() }
  if (headers['if-match'] && !sameEtag(headers['if-match'], item.etag)) return { status: 412, headers: common }
  if (sameEtag(headers['if-none-match'], item.etag)) return { status: 304, headers: common }
  const type = 'application/vnd.microsoft.appconfig.kv+json; charset=utf-8'
  return { status: 200, headers: { ...common, 'content-type': type }, body: select(item, query) }
}

/** An error as the service words it. */
export function problem(status: number, title: string, detail: string): Answer {
  return { status, headers: {}, body: { type: 'about:blank', title, detail, status } }
}

function pageEtag(items: KeyValue[]): string {
  return createHash('sha256')
    .update(items.map((item) => `${sortKey(item)}\n${item.etag}`).join('\n'))
    .digest('base64url')
    .slice(0, 27)
}

function nextLink(query: URLSearchParams, last: KeyValue): string {
  const next = new URLSearchParams([...query].filter(([name]) => name.toLowerCase() !== 'after'))
  next.set('after', Buffer.from(sortKey(last)).toString('base64url'))
  return `/kv?${next}`
}

function readAfter(query: URLSearchParams): string | undefined {
  const token = [...query].find(([name]) => name.toLowerCase() === 'after')?.[1]
  if (token === undefined) return undefined
  const text = Buffer.from(token, 'base64url').toString()
  if (!text.includes('\n')) throw new BadFilter('after')
  return text
}

function select(item: KeyValue, query: URLSearchParams): object {
  const fields = [...query].find(([name]) => name.toLowerCase() === '$select')?.[1]?.split(',')
  return fields ? Object.fromEntries(Object.entries(item).filter(([name]) => fields.includes(name))) : item
}

function sameEtag(given: string | undefined, etag: string): boolean {
  return (
    given !== undefined && (given === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '').replaceAll('"', '') === etag))
  )
}
