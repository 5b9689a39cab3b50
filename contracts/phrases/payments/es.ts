/** What is wrong with a row of a file of payments, by the English phrases; in Spanish. */
export const paymentsEs = () => ({
  'a payment needs its auction': 'un pago necesita su subasta',
  'a payment needs its bidder: an email, a number, an ID or a name': 'un pago necesita su postor: un correo, un número, un ID o un nombre',
  'a payment needs an amount: the total, the grand total or the amount paid':
    'un pago necesita un importe: el total, el total general o el importe pagado',
  'a payment needs its date': 'un pago necesita su fecha',
  'a payment needs its method': 'un pago necesita su forma de pago',
  'payment method not recognized; use credit card, bank transfer, PayPal, cash, check, wire transfer or ACH':
    'forma de pago no reconocida; use tarjeta de crédito, transferencia bancaria, PayPal, efectivo, cheque, transferencia internacional o ACH',
  'payment status not recognized; use Completed, Processing, Pending, Failed, Refunded or Disputed':
    'estado del pago no reconocido; use completado, en proceso, pendiente, fallido, reembolsado o disputado',
  'the grand total is below the total with the premium': 'el total general es inferior al total con la prima',
  'after taxes and shipping nothing is paid for the lots': 'después de impuestos y envío no queda nada pagado por los lotes',
  'lot numbers not recognized; write them like 12, 14A': 'números de lote no reconocidos; escríbalos como 12, 14A',
  'the house has no bidder with this email, number or name; import the bidder first, or correct the row':
    'la casa no tiene ningún postor con este correo, número o nombre; importe primero el postor o corrija la fila',
  'no winner of this auction has this name; use the email or the number of the bidder':
    'ningún ganador de esta subasta tiene este nombre; use el correo o el número del postor',
  'the row names different bidders; correct the email or the number': 'la fila nombra postores distintos; corrija el correo o el número',
  'several winners of this auction have this name; use the email or the number of the bidder':
    'varios ganadores de esta subasta tienen este nombre; use el correo o el número del postor',
  'this transaction is recorded for another winner or auction; take that payment back, then import the row again':
    'esta transacción está registrada para otro ganador u otra subasta; retire ese pago y vuelva a importar la fila',
  'what this bidder owed was removed meanwhile; import the row again':
    'lo que este postor debía se eliminó entretanto; importe la fila de nuevo',
  'this payment was taken back here, which is kept': 'este pago se retiró aquí, y así se conserva',
  'the payment is recorded with another date, method, reference or note, which is kept':
    'el pago está registrado con otra fecha, forma de pago, referencia o nota, y así se conserva',
  'this house has no auction “{name}”; import the auction first, or correct the row':
    'esta casa no tiene ninguna subasta «{name}»; importe primero la subasta o corrija la fila',
  'the bidder owes nothing for “{auction}”; record the results and close the auction first, or correct the row':
    'el postor no debe nada por «{auction}»; registre primero los resultados y cierre la subasta, o corrija la fila',
  'the auction is in {currency}; write the amounts in it, and name it in a column Currency':
    'la subasta es en {currency}; escriba los importes en esa moneda y nómbrela en una columna Moneda',
  'the bidder owes {owed}, the row pays {pays}; correct the amount': 'el postor debe {owed}, la fila paga {pays}; corrija el importe',
  'the transaction is recorded with {known}, the row has {pays}; take the payment back, then import the row again':
    'la transacción está registrada con {known}, la fila tiene {pays}; retire el pago y vuelva a importar la fila',
  'date before the auction began on {date}, check the year': 'fecha anterior al inicio de la subasta el {date}, revise el año',
  'the bidder does not owe for lot {lots} of this auction; correct the row':
    'el postor no debe nada por el lote {lots} de esta subasta; corrija la fila',
  'the payment is {status}, so nothing was recorded': 'el estado del pago es {status}, así que no se registró nada',
  'Refund imported from {file}': 'Reembolso importado de {file}',
  Processing: 'en proceso',
  Pending: 'pendiente',
  Failed: 'fallido',
  Disputed: 'disputado',
})
