export const movingText = {
  title: 'Pasar a AuctionWiz',
  back: 'Volver al procesamiento de datos',
  intro:
    'Del primer archivo a la próxima subasta, paso a paso. Las exportaciones de {systems} se leen tal como están. En cualquier otro archivo verá cada columna, y en qué se convierte cada fila, antes de que se escriba nada.',
  steps: 'Pasos del cambio',
  progress: '{done} de {count} pasos completados',
  ready: 'La casa está lista para su próxima subasta.',
  states: { done: 'Hecho', check: 'Por revisar', open: 'Pendiente', unknown: 'Aún no se sabe' },
  failed: 'No se pudo leer.',
  again: 'Reintentar',

  bidders: {
    title: 'Importar sus postores',
    none: 'Aún no hay postores. Suba la exportación de postores del sistema que usa hoy.',
    some: '{count, plural, one {# postor registrado} other {# postores registrados}}.',
    link: 'Subir un archivo',
  },
  rows: {
    title: 'Corregir las filas que no se importaron',
    none: 'No falta ninguna fila de los últimos archivos.',
    some: '{count, plural, one {# fila de los últimos archivos no se importó. Corríjala} other {# filas de los últimos archivos no se importaron. Corríjalas}} en la lista o en el archivo de errores.',
    link: 'Abrir los archivos',
  },
  duplicates: {
    title: 'Revisar duplicados',
    none: 'Ningún par de postores espera una decisión.',
    some: '{count, plural, one {# par de postores puede} other {# pares de postores pueden}} ser la misma persona.',
    link: 'Revisar duplicados',
  },
  conflicts: {
    title: 'Decidir los conflictos',
    none: 'Ningún registro importado contradice lo que ya consta.',
    some: '{count, plural, one {# registro importado contradice} other {# registros importados contradicen}} lo que ya consta.',
    link: 'Decidir los conflictos',
  },
  platforms: {
    title: 'Conectar sus plataformas de pujas',
    none: 'No hay ninguna plataforma conectada. Sin ella, introduzca subastas y resultados a mano o desde archivos.',
    some: '{count, plural, one {# plataforma conectada} other {# plataformas conectadas}}.',
    link: 'Conectar una plataforma',
  },
  auctions: {
    title: 'Crear la próxima subasta',
    none: 'No hay ninguna subasta prevista.',
    some: '{count, plural, one {# subasta prevista} other {# subastas previstas}}.',
    link: 'Abrir las subastas',
  },
  lots: {
    title: 'Añadir sus lotes',
    none: 'La próxima subasta no tiene lotes. Añádalos o lea el archivo de lotes de otro sistema.',
    some: '{title}: {count, plural, one {# lote} other {# lotes}}.',
    before: 'Cree primero una subasta.',
    link: 'Abrir los lotes',
  },
  users: {
    title: 'Invitar a sus compañeros',
    none: 'Por ahora trabaja aquí solo.',
    some: '{count, plural, one {# usuario} other {# usuarios}} en la cuenta.',
    link: 'Abrir los usuarios',
  },
} as const
