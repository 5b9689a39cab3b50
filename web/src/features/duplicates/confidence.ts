import { writeNumber } from '../../app/write-number.ts'

/** Colours of confidence for bars, never for text: from 95 green, 85 yellow, 75 orange, else red. */
export const confidenceColour = (confidence: number): string => {
  if (confidence >= 95) return 'var(--scoreHigh)'
  if (confidence >= 85) return 'var(--confidenceYellow)'
  return confidence >= 75 ? 'var(--scoreMedium)' : 'var(--scoreLow)'
}

/** Whole percents, rounded down; with a decimal above 99, where it matters most. */
export const shownConfidence = (confidence: number): string =>
  confidence > 99 ? writeNumber(confidence, 1) : String(Math.floor(confidence))

/** Binary logarithm of the odds of a percentage. */
export const bitsOf = (percent: number): number => Math.log2(percent / (100 - percent))
