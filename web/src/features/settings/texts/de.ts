export const settingsText = {
  title: 'Kontoeinstellungen',
  houses: 'Häuser',
  apis: 'APIs',
  config: 'Konfiguration',
  edit: 'Bearbeiten',
  delete: 'Löschen',
} as const
