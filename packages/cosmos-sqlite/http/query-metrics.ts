import type { QueryPage } from '../worker/protocol.ts'

/** Metrics of one page in the form of the service: `name=value` pairs, times in milliseconds. */
export function queryMetrics({ body, count, milliseconds }: QueryPage): string {
  const time = milliseconds.toFixed(2)
  const metrics = {
    totalExecutionTimeInMs: time,
    queryCompileTimeInMs: '0.00',
    queryLogicalPlanBuildTimeInMs: '0.00',
    queryPhysicalPlanBuildTimeInMs: '0.00',
    queryOptimizationTimeInMs: '0.00',
    VMExecutionTimeInMs: time,
    indexLookupTimeInMs: '0.00',
    documentLoadTimeInMs: '0.00',
    systemFunctionExecuteTimeInMs: '0.00',
    userFunctionExecuteTimeInMs: '0.00',
    retrievedDocumentCount: count,
    retrievedDocumentSize: body.length,
    outputDocumentCount: count,
    outputDocumentSize: body.length,
    writeOutputTimeInMs: '0.00',
    indexUtilizationRatio: '1.00',
  }
  return Object.entries(metrics)
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
}
