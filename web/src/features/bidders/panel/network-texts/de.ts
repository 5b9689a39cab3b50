export const networkText = {
  title: 'Ereignisse bei anderen Häusern',
  hint: 'Diese Ereignisse haben den AuctionWiz-Score geändert. Ist eines falsch, erheben Sie Einspruch. Es zählt hier nicht, bis AuctionWiz entschieden hat.',
  object: 'Einspruch erheben',
  objectTo: 'Einspruch: {cause}',
  reason: 'Was falsch ist',
  reasonHint: 'AuctionWiz liest das und fragt das Haus, das das Ereignis veröffentlicht hat.',
  send: 'Einspruch senden',
  sending: 'Wird gesendet',
  sent: 'Einspruch gesendet. Das Ereignis zählt in diesem Score nicht, bis entschieden ist.',
  objectedBy: '{by}: {reason}',
  statuses: {
    open: 'Einspruch vom {date} noch nicht entschieden: Das Ereignis zählt hier nicht',
    upheld: 'Einspruch vom {date} am {settled} stattgegeben: Das Ereignis zählt hier nicht',
    rejected: 'Einspruch vom {date} am {settled} abgelehnt: Das Ereignis zählt',
  },
} as const
