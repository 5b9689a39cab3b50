/** The texts about what other houses publish about a bidder; `{name}` is a placeholder. */
export const networkText = {
  title: 'Events at other houses',
  hint: 'These events changed the AuctionWiz score. If one is wrong, object to it. It won’t count here until AuctionWiz settles the objection.',
  object: 'Object',
  objectTo: 'Object to: {cause}',
  reason: 'What is wrong',
  reasonHint: 'AuctionWiz reads this and asks the house that published the event.',
  send: 'Send Objection',
  sending: 'Sending',
  sent: 'Objection sent. The event does not count in this score until it is settled.',
  objectedBy: '{by}: {reason}',
  statuses: {
    open: 'Objection of {date} not settled yet: the event does not count here',
    upheld: 'Objection of {date} upheld on {settled}: the event does not count here',
    rejected: 'Objection of {date} rejected on {settled}: the event counts',
  },
} as const
