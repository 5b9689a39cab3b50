export const partText = {
  offline: { title: 'No hay conexión', help: 'Esta parte se cargará en cuanto vuelva a tener conexión a internet.' },
  outdated: {
    title: 'Hay una nueva versión de AuctionWiz',
    help: 'Recargue la página para usarla. Guarde antes: al recargar se pierde lo que ha escrito.',
  },
  failed: { title: 'No se pudo cargar esta parte', help: 'Compruebe su conexión e inténtelo de nuevo.' },
  broken: { title: 'Esta parte ha dejado de funcionar', help: 'Inténtelo de nuevo. Si vuelve a ocurrir, contacte con el soporte.' },
  toast: {
    offline: 'No se pudo abrir: no hay conexión.',
    outdated: 'No se pudo abrir: hay una nueva versión de AuctionWiz. Guarde y recargue la página.',
    failed: 'No se pudo abrir. Compruebe su conexión e inténtelo de nuevo.',
    broken: 'Ha dejado de funcionar. Inténtelo de nuevo.',
  },
  reload: 'Recargar',
  offlineLine: 'Sin conexión',
  offlineHelp: 'No hay conexión. No se pueden guardar cambios hasta que vuelva a conectarse.',
} as const
