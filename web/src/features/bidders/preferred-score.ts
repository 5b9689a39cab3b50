import { type ScoreType, scoreTypes } from '@auctionwiz/contracts/scores'

const key = 'bidders.score'

export interface PreferredScore {
  /** The score chosen last in this browser; undefined before any choice. */
  read(): ScoreType | undefined
  write(scoreType: ScoreType): void
}

export const preferredScore = (storage: Pick<Storage, 'getItem' | 'setItem'>): PreferredScore => ({
  read: () => scoreTypes.find((scoreType) => scoreType === storage.getItem(key)),
  write: (scoreType) => storage.setItem(key, scoreType),
})
