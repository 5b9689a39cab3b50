import { emailLinks } from '@auctionwiz/functions-bidders/emails/email-links'
import { demoCrypto } from './demo-data.ts'

/** In place of the links of mails that nobody reads; their hashes name the addresses that stopped mails. */
export const demoLinks = emailLinks({ crypto: demoCrypto, webOrigin: globalThis.location?.origin ?? '', serviceUrl: '' })
