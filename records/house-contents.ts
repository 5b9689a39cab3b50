import type { AnyRecord } from '@auctionwiz/platform/core/records/record'
import { houseContainers } from '@auctionwiz/platform/core/store/containers'

const secret = 'It is a secret or leads to one, which never leaves the installation.'
const account = 'It belongs to the account, which may hold other houses.'
const person = 'It belongs to a user, who may work in other houses and accounts.'
const underWay = 'It is work under way, which nobody continues in another house.'
const computed = 'It is computed again from the rest when the house is read back.'
const network = 'It belongs to the network of scores, which is compared with the house again when it is read back.'
const shortLived = 'It protects the service from misuse, or keeps a request from being done twice, for minutes or days.'
const service = 'It belongs to the installation as a whole.'

/** Why stored nouns are not part of an exported house, by their types. All others of the containers of houses are. */
export const leftOut: Readonly<Record<string, string>> = {
  account,
  'account-deletion': account,
  'api-key': secret,
  arrival: underWay,
  attempts: shortLived,
  'audit-due': underWay,
  'auction-counts': computed,
  'backup-codes': secret,
  'bulk-answer': shortLived,
  'bulk-ids': underWay,
  'case-counts': computed,
  'case-pack': 'Its files last for days and can be made again.',
  ceremony: shortLived,
  challenge: shortLived,
  contribution: network,
  counts: computed,
  domain: account,
  'duplicate-found': underWay,
  group: account,
  house: 'The export has it in house.json.',
  'house-restore': account,
  'incoming-folder': 'It acts on behalf of a user and notifies others, who may be none of the other account: set it up again.',
  invitation: 'The export names members; whom to invite is decided when the house is read back.',
  job: underWay,
  'key-check': service,
  lookup: person,
  'lot-counts': computed,
  'lot-numbering': underWay,
  'mail-budget': shortLived,
  'mail-pace': shortLived,
  'mail-pool': shortLived,
  'mail-to': shortLived,
  mail: shortLived,
  'mails-to': shortLived,
  member: 'The export has the members of the house in members.jsonl, with the address and role, without what they sign in with.',
  membership: person,
  'mfa-method': secret,
  'network-lookup-summary': network,
  'network-lookups': network,
  'network-notice': network,
  'network-participation': network,
  'network-share': network,
  'network-sharing': network,
  nonce: shortLived,
  nothing: service,
  notification: person,
  'notification-counts': person,
  'notification-settings': person,
  'open-work': underWay,
  password: secret,
  pending: secret,
  'platform-connection': 'It holds the key of a bidding platform, which never leaves the installation: connect the platform again.',
  preview: underWay,
  proof: secret,
  registered: service,
  revocation: shortLived,
  'revocation-head': shortLived,
  'sent-message': shortLived,
  session: secret,
  'sync-page': underWay,
  'taken-numbers': underWay,
  'text-stop': 'It is a reply to the number from which all houses of the installation send texts.',
  ticket: shortLived,
  turns: underWay,
  user: person,
}

/** Those that others count from or that number others: read last, so that they cover all that was read before. */
const last: ReadonlySet<string> = new Set(['counter'])

/** The stored nouns that an exported house has, in the order in which they are read. */
export const exportedRecords = <R extends AnyRecord>(records: readonly R[]): R[] =>
  records
    .filter(({ definition: { type } }) => !Object.hasOwn(leftOut, type))
    .toSorted((a, b) => Number(last.has(a.definition.type)) - Number(last.has(b.definition.type)))

/** The containers of a house that hold a noun. */
export const placesOf = ({ definition: { container, alsoIn = [] } }: AnyRecord): (typeof houseContainers)[number][] =>
  [container, ...alsoIn].filter((name) => houseContainers.includes(name))
