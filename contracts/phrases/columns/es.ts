/** What required columns are called in the mapping of a file, by their English names; in Spanish. */
export const columnsEs = () => ({
  'First name': 'Nombre',
  'Last name': 'Apellidos',
  Email: 'Correo',
  'Lot number': 'Número de lote',
  'Title of the case': 'Título del caso',
  'Case type': 'Tipo de caso',
  'Case category': 'Categoría del caso',
  'Case priority': 'Prioridad del caso',
  Jurisdiction: 'Jurisdicción',
  'Total amount': 'Importe total',
  'Payment date': 'Fecha de pago',
  'Payment method': 'Forma de pago',
  'Title of the item': 'Título del artículo',
  'Item category': 'Categoría del artículo',
})
