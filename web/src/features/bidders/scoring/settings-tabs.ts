import type { Feature } from '@auctionwiz/contracts/features'

/** The tabs of the dialog, by the word in its address `/bidders/score-settings/{tab}`. */
export const settingsTabs = ['auctionwiz', 'custom', 'automation'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export const settingsWord = 'score-settings'
export const firstSettingsTab: SettingsTab = 'custom'

/** What a tab takes: the rules of a house's own come with a feature. */
export const featureOf = (tab: SettingsTab): Feature | undefined => (tab === 'auctionwiz' ? undefined : 'advanced-scoring')

/** The tabs that the account has. */
export const tabsOf = (has: (feature: Feature) => boolean): SettingsTab[] =>
  settingsTabs.filter((tab) => {
    const feature = featureOf(tab)
    return feature === undefined || has(feature)
  })

/** Where the dialog opens. */
export const firstTabOf = (has: (feature: Feature) => boolean): SettingsTab =>
  tabsOf(has).includes(firstSettingsTab) ? firstSettingsTab : 'auctionwiz'
