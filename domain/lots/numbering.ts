import type { LotState } from '@auctionwiz/contracts/lots'
import { parsedNumber } from './document.ts'
import { lotNumberKey, lotNumberText } from './lot-number.ts'

/** What numbering needs of a lot. */
export interface NumberedLot {
  id: string
  lotNumber: string
  state: LotState
  /** It has given up its number and waits for its new one. */
  betweenNumbers?: true | undefined
}

/** The new numbers by the id of their lots; only those that change. */
export type NewNumbers = Record<string, string>

const keyOf = (lotNumber: string): string => lotNumberKey(parsedNumber(lotNumber))

const inOrder = <Lot extends NumberedLot>(lots: readonly Lot[]): Lot[] =>
  lots.toSorted((left, right) => (keyOf(left.lotNumber) < keyOf(right.lotNumber) ? -1 : 1))

/** Only lots to come get other numbers; a withdrawn lot keeps its own. */
const isToCome = ({ state }: NumberedLot): boolean => state === 'Upcoming'

const changed = (lots: readonly NumberedLot[], numbers: readonly string[]): NewNumbers =>
  Object.fromEntries(lots.flatMap(({ id, lotNumber }, index) => (numbers[index] === lotNumber ? [] : [[id, numbers[index] ?? lotNumber]])))

/**
 * Moves a lot behind another one. The catalogue keeps its numbers: the lots between the two places pass theirs on.
 * @param after the id of the lot that it follows, of any state; undefined for the first place
 */
export const movedNumbers = (lots: readonly NumberedLot[], id: string, after: string | undefined): NewNumbers => {
  const others = inOrder(lots).filter((lot) => isToCome(lot) && lot.id !== id)
  const moved = lots.find((lot) => lot.id === id)
  const place = lots.find((lot) => lot.id === after)
  if (!moved || moved.id === after) return {}
  const at = place ? others.filter(({ lotNumber }) => keyOf(lotNumber) <= keyOf(place.lotNumber)).length : 0
  const numbers = inOrder([...others, moved]).map(({ lotNumber }) => lotNumber)
  return changed(others.toSpliced(at, 0, moved), numbers)
}

const highest = 999_999

/**
 * Gives all lots to come whole numbers in their order. A number that a withdrawn lot keeps is left out.
 * @returns undefined where a number would be too high
 */
export const renumbered = (lots: readonly NumberedLot[], from: number, step: number): NewNumbers | undefined => {
  const kept = new Set(lots.filter((lot) => !isToCome(lot)).map(({ lotNumber }) => lotNumber))
  const toCome = inOrder(lots).filter(isToCome)
  const numbers: string[] = []
  for (let number = from; numbers.length < toCome.length; number += step) {
    if (number > highest) return undefined
    const lotNumber = lotNumberText({ number, suffix: '' })
    if (!kept.has(lotNumber)) numbers.push(lotNumber)
  }
  return changed(toCome, numbers)
}

/** A lot gets its new number, or without one gives up its own for a lot that waits for it. */
export interface NumberingStep {
  id: string
  lotNumber?: string
}

/**
 * The steps from the present numbers to the new ones. Before each step the number is free, so no two lots ever have the same one. After an
 * interruption the steps that are left follow from the numbers that the lots have then.
 */
export const numberingSteps = (lots: readonly NumberedLot[], numbers: Readonly<NewNumbers>): NumberingStep[] => {
  const holders = new Map(lots.filter(({ betweenNumbers }) => !betweenNumbers).map(({ id, lotNumber }) => [lotNumber, id]))
  const current = new Map([...holders].map(([lotNumber, id]) => [id, lotNumber]))
  const waiting = new Set(lots.filter(({ id }) => numbers[id] !== undefined && current.get(id) !== numbers[id]).map(({ id }) => id))
  const steps: NumberingStep[] = []
  const leave = (id: string) => {
    const held = current.get(id)
    if (held !== undefined) holders.delete(held)
    current.delete(id)
  }
  for (const first of [...waiting]) {
    const chain: string[] = []
    for (let id: string | undefined = first; id !== undefined && waiting.has(id); id = holders.get(numbers[id] ?? '')) {
      if (id === first && chain.length > 0) {
        leave(first)
        steps.push({ id: first })
        break
      }
      chain.push(id)
    }
    for (const id of chain.toReversed()) {
      const lotNumber = numbers[id]
      if (lotNumber === undefined) continue
      leave(id)
      waiting.delete(id)
      holders.set(lotNumber, id)
      current.set(id, lotNumber)
      steps.push({ id, lotNumber })
    }
  }
  return steps
}
