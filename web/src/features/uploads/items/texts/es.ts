export const itemFileText = {
  fields: {
    itemId: 'ID en AuctionWiz',
    stockNumber: 'Número de inventario',
    title: 'Título del artículo',
    itemCategory: 'Categoría del artículo',
    subcategory: 'Subcategoría',
    description: 'Descripción',
    condition: 'Estado de conservación',
    itemStatus: 'Estado de inventario',
    location: 'Ubicación',
    acquiredDate: 'Fecha de adquisición',
    estimateLow: 'Estimación baja',
    estimateHigh: 'Estimación alta',
    startingBid: 'Precio de salida',
    reserve: 'Precio de reserva',
    lastSoldPrice: 'Último precio de venta',
    currency: 'Moneda',
    dimensions: 'Dimensiones',
    weight: 'Peso',
    provenance: 'Procedencia',
    consignor: 'Consignador',
    consignmentFee: 'Comisión, porcentaje',
    tags: 'Etiquetas',
    itemAuctionId: 'ID de la subasta en AuctionWiz',
    auction: 'Subasta, título o número',
    lotNumber: 'Número de lote',
    itemUpdated: 'Última modificación, según la exportación',
  },
  columns:
    'Cada fila necesita un título y una categoría. Elija «Revisar columnas primero» para ver cómo se lee cada columna antes de importar.',
  again:
    'Una fila con el número de inventario, o el ID en AuctionWiz, de un artículo existente lo actualiza. Sin número se busca por título, categoría, consignador y fecha de adquisición. Lo que el personal haya cambiado desde entonces se conserva, y la fila lo indica.',
  refused:
    'Se rechazan las filas con datos imposibles: un importe negativo, una estimación baja superior a la alta, una fecha de adquisición futura o una comisión que no sea un porcentaje de 0 a 100.',
  undo:
    'Puede deshacer la importación durante {days} días. Los artículos modificados desde entonces se conservan.',
  template:
    'Descargar plantilla de inventario',
  item:
    'Artículo',
  new:
    'Nuevo: la casa no tiene este artículo.',
  changed:
    'Se modificaron artículos desde que los revisó. {count, plural, one {# fila da} other {# filas dan}} ahora otro resultado. No se importó nada.',
  made:
    'Añadidos:',
  all:
    'Todos los artículos',
}
