export const settingsText = {
  title: 'Kontoeinstellungen',
  houses: 'Häuser',
  config: 'Konfiguration',
  edit: 'Bearbeiten',
  delete: 'Löschen',
} as const
