import type { HttpClient } from '@azure/core-rest-pipeline'
import { AzureMonitorMetricExporter, AzureMonitorTraceExporter } from '@azure/monitor-opentelemetry-exporter'
import { ROOT_CONTEXT, type Span, type SpanContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AggregationType, MeterProvider, PeriodicExportingMetricReader, type PushMetricExporter } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import { fitting, nameOf } from './fields.ts'
import { shareSampler } from './share-sampler.ts'
import type { OpenSpan, Recorder, SpanStart } from './traced.ts'

export interface RecorderSettings {
  service: string
  /** A connection string of Application Insights. */
  insights?: string | undefined
  /** Address of a collector that takes OTLP over http. */
  collector?: string | undefined
  /** Client id of the managed identity that signs in to Application Insights. */
  identity?: string | undefined
  /** From 0 to 1: the share of traces that is exported. Metrics count everything. */
  share: number
  metricMs: number
  /** Sends to Application Insights; tests pass their own. */
  httpClient?: HttpClient
}

/** Milliseconds for which spans wait for others. */
const spansWait = 2_000

/** The OpenTelemetry SDK with its exporters. A file of its own in the packages: it is loaded only where the settings name a destination. */
export const openRecorder = async (settings: RecorderSettings): Promise<Recorder> => {
  const { service, share, metricMs } = settings
  const resource = resourceFromAttributes({ 'service.name': service })
  const { spans, metrics } = await exportersOf(settings)
  const tracer = new BasicTracerProvider({
    resource,
    sampler: shareSampler(share),
    spanProcessors: spans.map((exporter) => new BatchSpanProcessor(exporter, { scheduledDelayMillis: spansWait })),
  }).getTracer('auctionwiz')
  const meter = new MeterProvider({
    resource,
    readers: metrics.map((exporter) => new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: metricMs })),
    // Sum, count, least and most; where the values lie between is in the spans.
    views: [{ instrumentName: '*', aggregation: { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: [] } } }],
  }).getMeter('auctionwiz')
  const requestUnits = meter.createHistogram('auctionwiz.request_units', { unit: '{RU}' })
  const operations = meter.createHistogram('auctionwiz.storage_operations', { unit: '{operation}' })
  const open = new WeakMap<OpenSpan, Span>()
  return {
    begin: (start, parent) => {
      const span = tracer.startSpan(nameOf(start.name), optionsOf(start), contextOf(start, parent && open.get(parent)))
      const { traceId, spanId, traceFlags } = span.spanContext()
      const one: OpenSpan = {
        traceParent: `00-${traceId}-${spanId}-0${traceFlags}`,
        end: (fields, error) => {
          const status = fields['http.response.status_code'] ?? 0
          span.setAttributes(fitting({ ...fields, ...(error !== undefined && { 'auctionwiz.error': typeOf(error) }) }))
          if (error !== undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
      open.set(one, span)
      return one
    },
    measure: (name, use) => {
      const work = { 'auctionwiz.work': nameOf(name) }
      requestUnits.record(use.requestUnits, work)
      operations.record(use.operations, work)
    },
  }
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL }

const optionsOf = ({ kind, fields = {}, cause }: SpanStart) => {
  const context = remote(cause)
  return { kind: kinds[kind], attributes: fitting(fields), links: context ? [{ context }] : [] }
}

const contextOf = ({ from }: SpanStart, parent: Span | undefined) => {
  if (parent) return trace.setSpan(ROOT_CONTEXT, parent)
  const caller = remote(from)
  return caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT
}

const traceParentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

const remote = (traceParent: string | undefined): SpanContext | undefined => {
  const [, traceId = '', spanId = '', flags = ''] = traceParentForm.exec(traceParent ?? '') ?? []
  return traceId === '' ? undefined : { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}

const typeOf = (error: unknown): string => (error instanceof Error ? error.name : 'Unknown')

const exportersOf = async ({ insights, identity, collector, httpClient }: RecorderSettings) => {
  const spans: SpanExporter[] = []
  const metrics: PushMetricExporter[] = []
  if (insights) {
    // The library reports its own use to Microsoft otherwise.
    process.env.APPLICATION_INSIGHTS_NO_STATSBEAT = 'true'
    const options = {
      connectionString: insights,
      disableOfflineStorage: true,
      ...(identity && { credential: await credentialOf(identity) }),
      ...(httpClient && { httpClient }),
    }
    spans.push(new AzureMonitorTraceExporter(options))
    metrics.push(new AzureMonitorMetricExporter(options))
  }
  if (collector) {
    const base = collector.replace(/\/$/, '')
    spans.push(new OTLPTraceExporter({ url: `${base}/v1/traces` }))
    metrics.push(new OTLPMetricExporter({ url: `${base}/v1/metrics` }))
  }
  return { spans, metrics }
}

const credentialOf = async (clientId: string) => {
  const { ManagedIdentityCredential } = await import('@azure/identity')
  return new ManagedIdentityCredential({ clientId })
}
