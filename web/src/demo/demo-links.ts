import { emailLinks } from '@auctionwiz/functions-bidders/emails/email-links'
import { type TextStops, textStops } from '@auctionwiz/functions-bidders/texts/text-stops'
import type { DocumentStore } from '@auctionwiz/platform/core/store/store'
import { demoCrypto } from './demo-data.ts'

/** In place of the links of mails that nobody reads; their hashes name the addresses that stopped mails. */
export const demoLinks = emailLinks({ crypto: demoCrypto, webOrigin: globalThis.location?.origin ?? '', serviceUrl: '' })

/** The replies to texts that the demonstration does not send. */
export const demoTextStops = (store: DocumentStore): TextStops => textStops({ store, crypto: demoCrypto })
