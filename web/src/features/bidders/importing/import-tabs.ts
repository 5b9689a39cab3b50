/** The tabs of the import dialog and their path segments. */
export const importTabs = ['platform', 'file'] as const
export type ImportTab = (typeof importTabs)[number]
export const firstImportTab: ImportTab = 'platform'
