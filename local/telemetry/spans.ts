import * as z from 'zod/mini'

/** The parts that are shown of what an exporter of OpenTelemetry sends as JSON (OTLP over http). */
const value = z.object({
  stringValue: z.optional(z.string()),
  intValue: z.optional(z.union([z.string(), z.number()])),
  doubleValue: z.optional(z.number()),
})
const attributes = z.optional(z.array(z.object({ key: z.string(), value })))
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes,
  links: z.optional(z.array(z.object({ traceId: z.string(), spanId: z.string() }))),
})
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.optional(z.object({ attributes })),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

export interface ReceivedSpan {
  service: string
  traceId: string
  spanId: string
  parentId: string | undefined
  name: string
  /** Milliseconds since 1970. */
  start: number
  ms: number
  fields: Readonly<Record<string, string | number>>
  /** Spans that caused this one, in traces of their own. */
  causes: readonly { traceId: string; spanId: string }[]
}

/** @throws Error where the text is no export of spans */
export const readSpans = (text: string): ReceivedSpan[] =>
  exported.parse(JSON.parse(text)).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(fieldsOf(resource?.attributes)['service.name'] ?? '')
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((one) => {
        const start = Number(BigInt(one.startTimeUnixNano) / 1000n) / 1000
        const end = Number(BigInt(one.endTimeUnixNano) / 1000n) / 1000
        return {
          service,
          traceId: one.traceId,
          spanId: one.spanId,
          parentId: one.parentSpanId || undefined,
          name: one.name,
          start,
          ms: end - start,
          fields: fieldsOf(one.attributes),
          causes: one.links ?? [],
        }
      }),
    )
  })

const fieldsOf = (given: z.infer<typeof attributes>): Record<string, string | number> =>
  Object.fromEntries(
    (given ?? []).map(({ key, value: { stringValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? (intValue === undefined ? (doubleValue ?? 0) : Number(intValue)),
    ]),
  )
