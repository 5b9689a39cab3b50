export const networkText = {
  title: 'Eventos en otras casas',
  hint: 'Estos eventos cambiaron la puntuación AuctionWiz. Si alguno es incorrecto, impúgnelo. No contará aquí hasta que AuctionWiz resuelva la objeción.',
  object: 'Impugnar',
  objectTo: 'Impugnar: {cause}',
  reason: 'Qué es incorrecto',
  reasonHint: 'AuctionWiz lo lee y consulta a la casa que publicó el evento.',
  send: 'Enviar objeción',
  sending: 'Enviando',
  sent: 'Objeción enviada. El evento no cuenta en esta puntuación hasta que se resuelva.',
  objectedBy: '{by}: {reason}',
  statuses: {
    open: 'Objeción del {date} aún sin resolver: el evento no cuenta aquí',
    upheld: 'Objeción del {date} aceptada el {settled}: el evento no cuenta aquí',
    rejected: 'Objeción del {date} rechazada el {settled}: el evento cuenta',
  },
} as const
