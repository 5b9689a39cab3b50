import type { Feature } from '@auctionwiz/contracts/features'

/** The tabs of the dialog, by the segment of its address `/bidders/score-settings/{tab}`. */
export const settingsTabs = ['auctionwiz', 'custom', 'automation'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export const settingsWord = 'score-settings'
export const firstSettingsTab: SettingsTab = 'custom'

/** The features that tabs need: a house's own rules need one. */
export const featureOf = (tab: SettingsTab): Feature | undefined => (tab === 'auctionwiz' ? undefined : 'advanced-scoring')

/** The tabs whose features the account has. */
export const tabsOf = (has: (feature: Feature) => boolean): SettingsTab[] =>
  settingsTabs.filter((tab) => {
    const feature = featureOf(tab)
    return feature === undefined || has(feature)
  })

/** The tab that the dialog opens with. */
export const firstTabOf = (has: (feature: Feature) => boolean): SettingsTab =>
  tabsOf(has).includes(firstSettingsTab) ? firstSettingsTab : 'auctionwiz'
