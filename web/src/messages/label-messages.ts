import { autoInviteStatuses, bidderCategories, bidderStatuses } from '@auctionwiz/contracts/bidders'
import { tiers } from '@auctionwiz/contracts/scores'
import { catalogue } from './catalogue.ts'

const asStored = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { readonly [V in Value]: V }

/** English shows these values as they are stored, so that the first view need not load them twice; a test compares them with `en.ts`. */
export const english = async (): Promise<typeof import('./label-texts/en.ts')> => ({
  labels: {
    tier: asStored(tiers),
    status: asStored(bidderStatuses),
    autoInvite: asStored([...autoInviteStatuses, 'By rules']),
    scoreType: { national: 'AuctionWiz', local: 'Custom' },
    category: asStored(bidderCategories),
  },
})

export const { labels } = catalogue<typeof import('./label-texts/en.ts')>({
  en: english,
  es: () => import('./label-texts/es.ts'),
  fr: () => import('./label-texts/fr.ts'),
  de: () => import('./label-texts/de.ts'),
})
