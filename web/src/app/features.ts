import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { type Feature, featureFallback, featureRefreshSeconds, listFeatures } from '@auctionwiz/contracts/features'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { callKey, useQuery } from './calls/use-call.ts'
import { useConfig, useSession } from './session/session-context.ts'

/** Which features the account has, as the service last said. While it has not said, or cannot be asked, the fallbacks hold. */
export const useFeatures = (): ((feature: Feature) => boolean) => {
  const { environment } = useConfig()
  const { data } = useQuery(listFeatures, {}, { revalidateIfStale: false })
  return (feature) => data?.features[feature] ?? featureFallback(feature, environment)
}

/**
 * Keeps what is known of the features up to date, once for all screens: asked for each 300 s, when the window is returned to and in each account
 * anew. What a service refuses for its feature leaves the screen at once; the next answer says whether it is so for good.
 */
export const useFreshFeatures = (): void => {
  const session = useSession()
  const { mutate } = useSWRConfig()
  useQuery(listFeatures, {}, { refreshInterval: featureRefreshSeconds * 1000 })
  useEffect(
    () =>
      session.onFeatureLost((feature) => {
        const without = (known: Known | undefined) => known && { ...known, features: { ...known.features, [feature]: false } }
        void mutate<Known>(callKey(listFeatures, {}, undefined), without, { revalidate: false })
      }),
    [session, mutate],
  )
}

type Known = AnswerOf<typeof listFeatures>
