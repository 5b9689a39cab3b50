import { type Feature, featureFallback, featureRefreshSeconds, listFeatures } from '@auctionwiz/contracts/features'
import { useData } from './calls/use-call.ts'
import { useConfig } from './session/session-context.ts'

/**
 * Which features the account has, as the service last said: asked for each 300 s, when the window is returned to and in each account anew. While it
 * has not said, or cannot be asked, the fallbacks hold.
 */
export const useFeatures = (): ((feature: Feature) => boolean) => {
  const { environment } = useConfig()
  const { data } = useData(listFeatures, {}, { refreshInterval: featureRefreshSeconds * 1000 })
  return (feature) => data?.features[feature] ?? featureFallback(feature, environment)
}
