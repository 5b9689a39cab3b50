/**
 * Whether the rest of two values differs by at most one slip: a character inserted, deleted or replaced, or two neighbours transposed.
 * Skips the common start and end; the rest between them must be a single slip.
 */
const withinOne = (a: Uint16Array, fromA: number, endA: number, b: Uint16Array, fromB: number, endB: number): boolean => {
  let i = fromA
  let j = fromB
  while (i < endA && j < endB && a[i] === b[j]) {
    i += 1
    j += 1
  }
  let restA = endA - i
  let restB = endB - j
  if (restA - restB > 1 || restB - restA > 1) return false
  while (restA > 0 && restB > 0 && a[i + restA - 1] === b[j + restB - 1]) {
    restA -= 1
    restB -= 1
  }
  if (restA <= 1 && restB <= 1) return true
  return restA === 2 && restB === 2 && a[i] === b[j + 1] && a[i + 1] === b[j]
}

/** The same for at most two slips: the first of them lies where the values first part. */
const withinTwo = (a: Uint16Array, fromA: number, endA: number, b: Uint16Array, fromB: number, endB: number): boolean => {
  let i = fromA
  let j = fromB
  while (i < endA && j < endB && a[i] === b[j]) {
    i += 1
    j += 1
  }
  if (i === endA || j === endB) return endA - i + endB - j <= 2
  return (
    withinOne(a, i + 1, endA, b, j + 1, endB) ||
    withinOne(a, i + 1, endA, b, j, endB) ||
    withinOne(a, i, endA, b, j + 1, endB) ||
    (a[i] === b[j + 1] && a[i + 1] === b[j] && i + 1 < endA && j + 1 < endB && withinOne(a, i + 2, endA, b, j + 2, endB))
  )
}

/**
 * How many slips lead from one value to another, different one: 1, 2, or 3 when there are more or `limit` is passed; no character is
 * touched twice (optimal string alignment).
 * Source: F. J. Damerau, A technique for computer detection and correction of spelling errors, Comm. ACM 7 (1964) 171–176.
 */
export const slips = (
  a: Uint16Array,
  startA: number,
  lengthA: number,
  b: Uint16Array,
  startB: number,
  lengthB: number,
  limit: number,
): number => {
  if (Math.abs(lengthA - lengthB) > limit) return 3
  if (withinOne(a, startA, startA + lengthA, b, startB, startB + lengthB)) return 1
  return limit > 1 && withinTwo(a, startA, startA + lengthA, b, startB, startB + lengthB) ? 2 : 3
}
