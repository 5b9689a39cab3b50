import type { ReceivedSpan } from './spans.ts'

/** A trace as lines: what began it, and indented below it what that took. Spans whose parent is unknown, such as a browser, begin it. */
export const readableTrace = (spans: readonly ReceivedSpan[], nameOf: (spanId: string) => string | undefined): string[] => {
  const known = new Set(spans.map(({ spanId }) => spanId))
  const inOrder = spans.toSorted((one, other) => one.start - other.start)
  const below = (parent: string | undefined, depth: number): string[] =>
    inOrder
      .filter(({ parentId }) => (parent === undefined ? !parentId || !known.has(parentId) : parentId === parent))
      .flatMap((span) => [`${'  '.repeat(depth)}${readableSpan(span, nameOf)}`, ...below(span.spanId, depth + 1)])
  return [`trace ${spans[0]?.traceId ?? ''}`, ...below(undefined, 1)]
}

const readableSpan = ({ name, ms, fields, causes }: ReceivedSpan, nameOf: (spanId: string) => string | undefined): string => {
  const charge = fields['azure.cosmosdb.operation.request_charge'] ?? fields['auctionwiz.request_units']
  const operations = fields['auctionwiz.storage_operations']
  const parts = [
    name,
    fields['db.collection.name'] ?? fields['auctionwiz.file_container'] ?? fields['messaging.destination.name'],
    fields['http.response.status_code'],
    `${ms.toFixed(1)} ms`,
    charge !== undefined && `${Number(charge).toFixed(1)} RU`,
    operations !== undefined && `${operations} operations`,
    fields['auctionwiz.error'],
    fields['auctionwiz.correlation_id'],
    ...causes.map(({ traceId, spanId }) => `enqueued by ${nameOf(spanId) ?? 'a call'} of trace ${traceId}`),
  ]
  return parts.filter((part) => part !== undefined && part !== false).join('  ')
}
