import type { DuplicatePair, LikelyDuplicate, PairDetail } from '@auctionwiz/contracts/duplicates'
import { gistOf } from '@auctionwiz/domain/duplicates/in-words'
import { listed } from '../../app/format.ts'
import { textOr } from '../../messages/index.ts'
import { duplicateText } from './messages.ts'

const { words } = duplicateText

/** "email, phone and street" */
const fieldsList = (fields: readonly string[]): string => listed(fields.map((field) => textOr(duplicateText.comparedNouns, field)))

/** "Same email and phone, and similar first name." */
const alike = ({ same, near }: Pick<LikelyDuplicate, 'same' | 'near'>): string => {
  if (same.length > 0 && near.length > 0) return words.sameAndNear({ same: fieldsList(same), near: fieldsList(near) })
  if (near.length > 0) return words.near({ fields: fieldsList(near) })
  return same.length > 0 ? words.same({ fields: fieldsList(same) }) : ''
}

/** Why two may be one person, what speaks against it, and whether they may share a household; without the confidence. */
export const pairSentence = ({ reasons, confidence }: Pick<PairDetail, 'reasons' | 'confidence'>): string => {
  const gist = gistOf(reasons, confidence)
  const different = gist.different.length > 0 ? words.different({ fields: fieldsList(gist.different) }) : ''
  return [alike(gist), different, gist.household ? words.household : ''].filter(Boolean).join(' ')
}

/** Why an existing bidder may be the person about to be added. */
export const likelyWords = alike

/** More differences than this are read faster as what is the same. */
const mostDifferences = 3

/** What differs between the two, for the list: "Differs in email and ZIP code". */
export const differenceWords = ({ same, differs }: Pick<DuplicatePair, 'same' | 'differs'>): string => {
  if (differs.length === 0) return words.nothingDiffers
  if (differs.length > mostDifferences && same.length > 0 && same.length < differs.length)
    return words.differsInAllBut({ fields: fieldsList(same) })
  return words.differs({ fields: fieldsList(differs) })
}
