import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import { type Feature, featureFallback, featureRefreshSeconds, listFeatures, type Maintenance } from '@auctionwiz/contracts/features'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { callKey, useQuery } from './calls/use-call.ts'
import { useConfig, useSession } from './session/session-context.ts'

/** The account's features according to the service's last answer. Without an answer the fallbacks apply. */
export const useFeatures = (): ((feature: Feature) => boolean) => {
  const { environment } = useConfig()
  const { data } = useQuery(listFeatures, {}, { revalidateIfStale: false })
  return (feature) => data?.features[feature] ?? featureFallback(feature, environment)
}

/**
 * Keeps the features up to date, once for all screens: polls every 300 s, when the window regains focus, and for each account.
 * Returns the next maintenance, if one is announced. A feature that a service refuses is hidden immediately; the next answer confirms or reverts that.
 */
export const useFreshFeatures = (): Maintenance | undefined => {
  const session = useSession()
  const { mutate } = useSWRConfig()
  const { data } = useQuery(listFeatures, {}, { refreshInterval: featureRefreshSeconds * 1000 })
  useEffect(
    () =>
      session.onFeatureLost((feature) => {
        const without = (known: Known | undefined) => known && { ...known, features: { ...known.features, [feature]: false } }
        void mutate<Known>(callKey(listFeatures, {}, undefined), without, { revalidate: false })
      }),
    [session, mutate],
  )
  return data?.maintenance
}

type Known = AnswerOf<typeof listFeatures>
