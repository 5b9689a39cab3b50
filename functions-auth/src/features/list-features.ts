import { type listFeatures as endpoint, featureRefreshSeconds, features } from '@auctionwiz/contracts/features'
import type { UseCase } from '@auctionwiz/platform/core/http/context'
import type { FeatureSource } from '@auctionwiz/platform/core/http/runtime'

export const listFeatures =
  (source: FeatureSource): UseCase<typeof endpoint> =>
  async (_input, { claims }) => {
    const states = await Promise.all(features.map(async (feature) => [feature, await source.enabled(feature, claims)] as const))
    const maintenance = await source.nextMaintenance?.()
    return { features: Object.fromEntries(states), refreshSeconds: featureRefreshSeconds, ...(maintenance && { maintenance }) }
  }
