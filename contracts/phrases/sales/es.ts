/** What is wrong with a row of a file of auctions, by the English phrases; in Spanish. */
export const salesEs = () => ({
  'the row names no lot and no auction': 'la fila no indica ningún lote ni ninguna subasta',
  'currency not recognized': 'moneda no reconocida',
  'the end is not after the start': 'el fin no es posterior al inicio',
  'lot status not recognized': 'estado del lote no reconocido',
  'a sold lot needs a hammer price': 'un lote adjudicado necesita un precio de remate',
  'a buyer needs an email or a username to be registered': 'un comprador necesita un correo o un usuario para inscribirse',
  'the house has several auctions with this title; add a column with the date of the auction':
    'la casa tiene varias subastas con este título; añada una columna con la fecha de la subasta',
  'the house has no auction with this title or number; add columns with its dates':
    'la casa no tiene ninguna subasta con este título o número; añada columnas con sus fechas',
  'a result, but bidding in this auction has not begun': 'un resultado, pero las pujas de esta subasta no han empezado',
  'the lot has another result on record; choose “Replace results” to change it':
    'el lote tiene otro resultado registrado; elija «Reemplazar los resultados» para cambiarlo',
  'the result on record can’t be changed any more': 'el resultado registrado ya no se puede cambiar',
  'this can’t be changed any more; the value on record is kept': 'esto ya no se puede cambiar; se mantiene el valor registrado',
  'the lot has another number, which is kept': 'el lote tiene otro número, que se mantiene',
  'the lot has another buyer on record, who is kept': 'el lote tiene registrado otro comprador, que se mantiene',
  'the auction was cancelled': 'la subasta se canceló',
  'the auction is in another currency': 'la subasta usa otra moneda',
  'the auction has no lot with this number or ID': 'la subasta no tiene ningún lote con este número o ID',
  'the auction has no such lot, and a new lot needs a title': 'la subasta no tiene ese lote, y un lote nuevo necesita un título',
  'this lot is in another auction of the house': 'este lote está en otra subasta de la casa',
  'a bid needs the email or the username of the bidder': 'una puja necesita el correo o el usuario del postor',
  'the bidder has another paddle in this auction, which is kept': 'el postor tiene otra paleta en esta subasta, que se mantiene',
  'another bidder has this paddle in this auction; the next free one was given':
    'otro postor tiene esta paleta en esta subasta; se asignó la siguiente libre',
  'not a lot number such as 12 or 12A': 'no es un número de lote como 12 o 12A',
  'not a paddle of up to 12 digits, letters and hyphens': 'no es una paleta de hasta 12 cifras, letras y guiones',
  'the high estimate is below the low one': 'la estimación alta es inferior a la baja',
  'the auction would have more than 50,000 lots; divide them among several auctions':
    'la subasta tendría más de 50.000 lotes; repártalos entre varias subastas',
})
