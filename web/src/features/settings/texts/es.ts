export const settingsText = {
  title: 'Ajustes de la cuenta',
  houses: 'Casas',
  apis: 'API',
  config: 'Configuración',
  edit: 'Editar',
  delete: 'Eliminar',
} as const
