export const settingsText = {
  title: 'Paramètres du compte',
  houses: 'Maisons',
  config: 'Configuration',
  edit: 'Modifier',
  delete: 'Supprimer',
} as const
