import { catalogue } from './catalogue.ts'

/** Texts of failures that screens detect before sending and services answer. */
export const { sharedTexts } = catalogue<typeof import('@auctionwiz/contracts/shared-texts/en')>({
  en: () => import('@auctionwiz/contracts/shared-texts/en'),
  es: () => import('@auctionwiz/contracts/shared-texts/es'),
  fr: () => import('@auctionwiz/contracts/shared-texts/fr'),
  de: () => import('@auctionwiz/contracts/shared-texts/de'),
})
