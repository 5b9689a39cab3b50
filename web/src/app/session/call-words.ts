import type { Transport } from '@auctionwiz/contracts/client'
import { text } from '../../messages/index.ts'
import { profileLanguage } from '../../messages/language.ts'

/** The language of every client in the browser: of the answers it asks for, and of its own messages without an answer. */
export const callWords: Pick<Transport, 'language' | 'texts'> = { language: profileLanguage, texts: text.calls }
