/** What is wrong with a row of a file of legal cases, by the English phrases; in Spanish. */
export const casesEs = () => ({
  'a case needs a title': 'un caso necesita un título',
  'a case needs a type': 'un caso necesita un tipo',
  'a case needs a category': 'un caso necesita una categoría',
  'a case needs a priority': 'un caso necesita una prioridad',
  'a case needs a jurisdiction': 'un caso necesita una jurisdicción',
  'case type not recognized': 'tipo de caso no reconocido',
  'case category not recognized; use pre-sale, during sale, post-sale, administrative, regulatory or other':
    'categoría del caso no reconocida; use antes de la venta, durante la venta, después de la venta, administrativo, regulatorio u otro',
  'priority not recognized; use low, medium, high or critical': 'prioridad no reconocida; use baja, media, alta o crítica',
  'case status not recognized; a new case is filed as SUBMITTED': 'estado del caso no reconocido; un caso nuevo se registra como SUBMITTED',
  'type of party not recognized; use individual, business, government or organization':
    'tipo de parte no reconocido; use particular, empresa, administración u organización',
  'currency not recognized; the amount was left out': 'moneda no reconocida; se omitió el importe',
  'the house has no bidder with this email or number, so the case has no link to one':
    'la casa no tiene ningún postor con este correo o número, así que el caso no enlaza con ninguno',
  'the house has no auction with this title or number': 'la casa no tiene ninguna subasta con este título o número',
  'the house has several auctions with this title; use the number of the auction':
    'la casa tiene varias subastas con este título; use el número de la subasta',
  'lots need the title or the number of their auction in the row': 'los lotes necesitan el título o el número de su subasta en la fila',
  'the auction has no lot with one of these numbers': 'la subasta no tiene ningún lote con uno de estos números',
  'a case is linked with at most 50 lots': 'un caso se vincula con 50 lotes como máximo',
  'nobody with this email or name may see the cases of the house': 'nadie con este correo o nombre puede ver los casos de la casa',
  'several people have this name; use the email': 'varias personas tienen este nombre; use el correo',
  'not the ID of a case in AuctionWiz': 'no es el ID de un caso en AuctionWiz',
  'the reference of a case can’t be changed; the value on record is kept':
    'la referencia de un caso no se puede cambiar; se conserva el valor registrado',
  'changed here since the file was exported; the value on record is kept. Export again to change it':
    'modificado aquí desde que se exportó el archivo; se conserva el valor registrado. Exporte de nuevo para cambiarlo',
  'changed here since the last import; the value on record is kept':
    'modificado aquí desde la última importación; se conserva el valor registrado',
  'the case is CLOSED; the value on record is kept': 'el caso está CLOSED; se conserva el valor registrado',
  'date in the future, check the year': 'fecha en el futuro, revise el año',
})
