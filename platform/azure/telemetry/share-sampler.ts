import { type Sampler, SamplingDecision, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base'

/** Where Application Insights finds the percentage, so that its counts are those of all calls. */
const percentageField = 'microsoft.sample_rate'

/**
 * Decides by the id of the trace alone, so that all services and all spans of a trace decide alike. What a caller wants is ignored: callers are
 * browsers, and the operator pays.
 */
export const shareSampler = (share: number): Sampler => {
  const byTrace = new TraceIdRatioBasedSampler(share)
  return {
    shouldSample: (context, traceId) => {
      const { decision } = byTrace.shouldSample(context, traceId)
      if (decision !== SamplingDecision.RECORD_AND_SAMPLED || share === 1) return { decision }
      return { decision, attributes: { [percentageField]: share * 100 } }
    },
    toString: () => `share of ${share}`,
  }
}
