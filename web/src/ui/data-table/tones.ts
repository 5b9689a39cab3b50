import { look } from '../look.ts'
import type { RowTone } from './TableRow.tsx'

/** The ground of a row or a card, by its tone. */
export const toneLook = (tone: RowTone) => tone && tints[tone]

const tints = { high: look('tintHigh'), medium: look('tintMedium'), low: look('tintLow') }

/** A card of a list on the phone. */
export const cardLook = look('row', 'gapM', 'padSidesL', 'lineBelow')
