import type { PluginConfig } from '@azure/cosmos'

/**
 * The SDK asks the service for the plan of every query and, where the query names its partition, never looks at it. Such a request is answered
 * here: one round trip instead of two for each query.
 */
export const withoutUnusedPlans: PluginConfig = {
  on: 'request',
  plugin: async (context, _diagnostics, next) => {
    const isPlan = context.headers?.['x-ms-cosmos-is-query-plan-request'] === 'True'
    const named = (context.options as { partitionKey?: unknown } | undefined)?.partitionKey !== undefined
    return isPlan && named ? { code: 200, headers: {}, result: {} } : next(context)
  },
}
