import type { App } from '@auctionwiz/contracts/endpoint'
import type { Logger } from '../../core/logging/logger.ts'
import { recordWith } from './traced.ts'

/** Milliseconds after the start at which the library is loaded: it would hold up an app that is still starting. */
const startsAfter = 1_000

/** Seconds between two exports of metrics, unless set. Each series is one line of the log a time. */
const metricSeconds = 300

/**
 * Sends traces and metrics to Application Insights or to a collector of OpenTelemetry, where the settings name one. Without them, nothing is loaded.
 * Calls before the library is loaded are not recorded; the Functions host records every request itself.
 */
export const startTelemetry = (app: App, log: Logger): void => {
  const env = process.env
  const insights = env.APPLICATIONINSIGHTS_CONNECTION_STRING
  const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!insights && !collector) return
  const settings = {
    // The name under which the Functions host reports too.
    service: env.WEBSITE_SITE_NAME ?? `auctionwiz-${app}`,
    insights,
    collector,
    identity: env.AZURE_CLIENT_ID,
    share: shareOf(env.OTEL_TRACES_SAMPLER_ARG),
    metricMs: Number(env.OTEL_METRIC_EXPORT_INTERVAL) || metricSeconds * 1000,
  }
  const start = async (): Promise<void> => {
    const { openRecorder } = await import('./recorder.ts')
    recordWith(await openRecorder(settings))
  }
  setTimeout(() => {
    start().catch((error: unknown) => log.error('telemetry could not be started', error))
  }, startsAfter).unref()
}

/** From 0 to 1; everything without a setting. */
export const shareOf = (text: string | undefined): number => {
  const share = text ? Number(text) : 1
  if (share >= 0 && share <= 1) return share
  throw new Error(`The setting OTEL_TRACES_SAMPLER_ARG is ${text}. Use a number from 0 to 1.`)
}
