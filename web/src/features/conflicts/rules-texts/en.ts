/** The texts of the conflict rules. */
export const rulesText = {
  title: 'Conflict Rules',
  explanation:
    'When an import names another person under a known email, these rules decide field by field. A conflict that they decide completely is settled at once.',
  saved: 'The conflict rules were saved.',
  loadFailed: 'The conflict rules could not be loaded',
  rules: {
    platform: 'Platform: the imported value',
    local: 'Local: the existing value',
    newest: 'Newest: the later change',
    manual: 'Manual: a person decides',
  },
} as const
