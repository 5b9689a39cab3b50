import { look } from '../look.ts'
import type { RowTone } from './TableRow.tsx'

const tints = { high: 'tintHigh', medium: 'tintMedium', low: 'tintLow' } as const

/** The ground of a row or a card, by its tone. It is never see-through: other columns pass beneath the first one. */
export const toneLook = (tone: RowTone) => look(tone ? tints[tone] : 'ground')
