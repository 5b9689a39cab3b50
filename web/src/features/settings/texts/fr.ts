export const settingsText = {
  title: 'Paramètres du compte',
  houses: 'Maisons',
  apis: 'API',
  config: 'Configuration',
  edit: 'Modifier',
  delete: 'Supprimer',
} as const
