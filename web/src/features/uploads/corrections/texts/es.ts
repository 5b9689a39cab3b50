export const correctionText = {
  title: 'Corregir las filas rechazadas',
  intro: 'Cambie lo que está mal e importe las filas cambiadas. Pertenecen a la misma carga y se deshacen con ella.',
  rowOf: 'Fila {line}',
  rowOfFile: '{file}, fila {line}',
  otherFields: 'Otros campos de la fila {line}',
  failed: 'No se pudieron cargar las filas rechazadas',
  none: 'No quedan filas rechazadas por corregir.',
  more: 'Mostrar más filas',
  changed: '{count, plural, one {# fila cambiada} other {# filas cambiadas}}',
  changeFirst: 'Cambie primero una fila.',
  tooMany: 'Importe como máximo {limit} filas a la vez.',
  check: 'Comprobar las filas corregidas',
  introCheck: 'Cambie lo que está mal. Las filas cambiadas se comprueban de nuevo con todas las demás; todavía no se importa nada.',
  import: 'Importar las filas corregidas',
  importing:
    '{count, plural, one {Se está importando # fila corregida.} other {Se están importando # filas corregidas.}} El historial de procesamiento muestra el progreso.',
  refused: '{count, plural, one {# fila sigue sin poder leerse.} other {# filas siguen sin poder leerse.}} El motivo está en el campo.',
} as const
