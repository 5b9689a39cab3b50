import { look } from '../look.ts'
import type { RowTone } from './TableRow.tsx'

const tints = { high: 'tintHigh', medium: 'tintMedium', low: 'tintLow' } as const

/** The ground of a row or a card, by its tone. */
export const toneLook = (tone: RowTone) => tone && look(tints[tone])
