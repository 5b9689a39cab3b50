/** The texts of the account settings that all tabs share. */
export const settingsText = {
  title: 'Account Settings',
  houses: 'Houses',
  apis: 'APIs',
  config: 'Config',
  edit: 'Edit',
  delete: 'Delete',
} as const
