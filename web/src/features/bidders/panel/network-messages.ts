import type { NetworkObjection } from '@auctionwiz/contracts/staff-entries'

/** The texts about what other houses publish about a bidder; `{name}` is a placeholder. */
export const networkText = {
  title: 'Events at other houses',
  hint: 'These events changed the AuctionWiz score. Object to one that is wrong: it does not count here until AuctionWiz has settled it.',
  object: 'Object',
  objectTo: 'Object to: {cause}',
  reason: 'What is wrong',
  reasonHint: 'AuctionWiz reads this and asks the house that published the event.',
  send: 'Send Objection',
  sending: 'Sending',
  sent: 'Objection sent. The event does not count in this score until it is settled.',
  objectedBy: '{by}: {reason}',
  statuses: {
    open: 'Objection of {date}, not settled yet: it does not count here',
    upheld: 'Objection of {date} upheld on {settled}: it does not count here',
    rejected: 'Objection of {date} rejected on {settled}: it counts',
  } satisfies Record<NetworkObjection['status'], string>,
} as const
