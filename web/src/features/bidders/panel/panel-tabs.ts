export const panelTabs = ['overview', 'scores', 'history', 'notes'] as const
export type PanelTab = (typeof panelTabs)[number]
