/** The tabs of the import dialog, and the word of each in its address. */
export const importTabs = ['platform', 'file'] as const
export type ImportTab = (typeof importTabs)[number]
export const firstImportTab: ImportTab = 'platform'
