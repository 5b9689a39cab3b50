/** The tabs of the assessment of bidders, which takes the place of the auction's panel: `?assess=…`. */
export const assessmentTabs = ['assessment', 'invites', 'campaigns'] as const
export type AssessmentTabId = (typeof assessmentTabs)[number]
