import type { Encoding } from './files.ts'

/** The encodings that an Accept-Encoding header allows, best first: brotli before gzip when both weigh the same. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return [name, q === undefined ? 1 : Number(q)] as const
    }),
  )
  const weight = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  return (['br', 'gzip'] as const).filter((name) => weight(name) > 0).sort((a, b) => weight(b) - weight(a))
}

/** Whether If-None-Match names this weak ETag. */
export function notModified(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((one) => ['*', etag].includes(one.trim()))
}
