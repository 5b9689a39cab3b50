/** The texts of the account settings that all tabs share. */
export const settingsText = {
  title: 'Account Settings',
  houses: 'Houses',
  config: 'Config',
  edit: 'Edit',
  delete: 'Delete',
} as const
