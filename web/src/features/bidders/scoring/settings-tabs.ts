/** The tabs of the dialog, by the word in its address `/bidders/score-settings/{tab}`. */
export const settingsTabs = ['auctionwiz', 'custom', 'automation'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export const settingsWord = 'score-settings'
export const firstSettingsTab: SettingsTab = 'custom'
