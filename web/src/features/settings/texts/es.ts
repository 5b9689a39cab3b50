export const settingsText = {
  title: 'Ajustes de la cuenta',
  houses: 'Casas',
  config: 'Configuración',
  edit: 'Editar',
  delete: 'Eliminar',
} as const
