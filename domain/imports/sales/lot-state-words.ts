import { type LotState, lotStates } from '@auctionwiz/contracts/lots'
import { normalizeForSearch } from '../../normalize-for-search.ts'

/** Other systems' words for what became of a lot, and those of other languages. */
const otherWords: Record<LotState, string> = {
  Upcoming: 'open pending tocome live active',
  Sold: 'won hammered closedsold vendido vendida vendu vendue adjuge adjudicado verkauft zugeschlagen',
  Passed: 'pass reservenotmet notmet boughtin buyin bi retirodesubasta ravale zuruckgegangen',
  Withdrawn: 'wd wdn withdrawal retirado retire zuruckgezogen',
  Unsold: 'notsold nosale nobids nobid novendido sinvender invendu nonvendu unverkauft nichtverkauft',
  PostSale: 'aftersale soldaftersale soldafterthesale privatesale postventa apresvente nachverkauf',
}

const lettersOf = (text: string): string => normalizeForSearch(text).replace(/[^a-z]/g, '')

const states = new Map(
  lotStates.flatMap((state) => [lettersOf(state), ...otherWords[state].split(' ')].map((word) => [word, state] as const)),
)

/** The state that a word means; undefined for an unknown word. */
export const lotStateOfWord = (word: string): LotState | undefined => states.get(lettersOf(word))
