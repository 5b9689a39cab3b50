import { badRequest } from '../errors.ts'
import { isObject, type JsonObject } from './definition.ts'

/** Throughput as a request header asks for it: manual or autoscale, in request units per second. */
export type Throughput = { manual: number } | { autoscale: number }

/** Throughput of a container that asks for none, as in an account with provisioned throughput. */
export const defaultThroughput: Throughput = { manual: 400 }

/** Reads the headers `x-ms-offer-throughput` and `x-ms-cosmos-offer-autopilot-settings`. */
export function requestedThroughput(manual: string | undefined, autoscale: string | undefined): Throughput | undefined {
  if (autoscale !== undefined) {
    const settings: unknown = JSON.parse(autoscale)
    return { autoscale: checkAutoscale(isObject(settings) ? settings.maxThroughput : undefined) }
  }
  return manual === undefined ? undefined : { manual: checkManual(Number(manual)) }
}

function checkManual(value: unknown): number {
  if (typeof value === 'number' && value >= 400 && value % 100 === 0) return value
  throw badRequest('The offer throughput must be at least 400 and a multiple of 100.')
}

function checkAutoscale(value: unknown): number {
  if (typeof value === 'number' && value >= 1000 && value % 1000 === 0) return value
  throw badRequest('The autoscale maximum throughput must be at least 1000 and a multiple of 1000.')
}

/** `content` of an offer. */
export const offerContent = (throughput: Throughput): JsonObject =>
  'manual' in throughput
    ? { offerThroughput: throughput.manual, offerIsRUPerMinuteThroughputEnabled: false }
    : { offerThroughput: throughput.autoscale / 10, offerAutopilotSettings: { maxThroughput: throughput.autoscale } }

/** Reads the body of an offer's replacement. */
export function replacedThroughput(body: unknown): Throughput {
  if (!isObject(body) || !isObject(body.content)) throw badRequest('The offer must have a content.')
  const { offerThroughput, offerAutopilotSettings } = body.content
  if (isObject(offerAutopilotSettings)) return { autoscale: checkAutoscale(offerAutopilotSettings.maxThroughput) }
  return { manual: checkManual(offerThroughput) }
}
