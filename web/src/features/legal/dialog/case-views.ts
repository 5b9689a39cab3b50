export const caseTabs = ['overview', 'workflow', 'timeline', 'documents', 'actions', 'notes'] as const
export type CaseTab = (typeof caseTabs)[number]

/** What the dialog of a case shows: one of its tabs, the form that updates it, or the question before it is closed or deleted. */
export const caseViews = [...caseTabs, 'edit', 'close', 'delete'] as const
export type CaseView = (typeof caseViews)[number]

export const tabOf = (view: CaseView): CaseTab => caseTabs.find((tab) => tab === view) ?? (view === 'close' ? 'workflow' : 'overview')
