/** What is wrong with a row of a file of inventory, by the English phrases; in Spanish. */
export const itemsEs = () => ({
  'an item needs a title': 'un artículo necesita un título',
  'an item needs a category': 'un artículo necesita una categoría',
  'condition not recognized; use Excellent, Good, Fair or Poor':
    'estado de conservación no reconocido; use excelente, bueno, aceptable o malo',
  'status of the item not recognized; a new item is Available': 'estado del artículo no reconocido; un artículo nuevo está disponible',
  'currency not recognized; the amounts were left out': 'moneda no reconocida; se omitieron los importes',
  'the item’s amounts are in another currency; they are kept': 'los importes del artículo están en otra moneda; se conservan',
  'an amount can’t be below zero': 'un importe no puede ser inferior a cero',
  'an item can’t have been acquired in the future, check the year': 'un artículo no puede haberse adquirido en el futuro; revise el año',
  'not a percentage from 0 to 100': 'no es un porcentaje de 0 a 100',
  'not the ID of an inventory item in AuctionWiz': 'no es el ID de un artículo del inventario en AuctionWiz',
  'a file can’t change the stock number of an item; the value on record is kept':
    'un archivo no puede cambiar el número de inventario de un artículo; se conserva el valor registrado',
  'the high end of the estimate is below the low one': 'el extremo alto de la estimación es inferior al bajo',
  'the house has no auction with this title or number; the item has no link to one':
    'la casa no tiene ninguna subasta con este título o número; el artículo queda sin enlace',
  'Use a percentage from 0 to 100.': 'Use un porcentaje de 0 a 100.',
  'Use at most 1,000,000,000.': 'Use como máximo 1.000.000.000.',
  'The house has no such auction.': 'La casa no tiene esa subasta.',
  'Use a date that is not in the future.': 'Use una fecha que no esté en el futuro.',
  'Use at least the low end of the estimate.': 'Use al menos la estimación baja.',
})
