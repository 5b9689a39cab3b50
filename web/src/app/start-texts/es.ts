export const start = {
  failed: 'AuctionWiz no pudo iniciarse',
  failedHelp: 'No se pudo leer su configuración. Compruebe la conexión e inténtelo de nuevo.',
  reload: 'Recargar',
} as const
