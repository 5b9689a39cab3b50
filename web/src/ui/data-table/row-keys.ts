/** The row that a key moves to in a list of `count` rows; `undefined` for other keys. */
export const rowAfterKey = (key: string, row: number, count: number, rowsInView: number): number | undefined => {
  const target = targetOf(key, row, count, rowsInView)
  return target === undefined || count === 0 ? undefined : Math.min(Math.max(target, 0), count - 1)
}

const targetOf = (key: string, row: number, count: number, rowsInView: number): number | undefined => {
  // One row stays visible, for orientation.
  const page = Math.max(rowsInView - 1, 1)
  switch (key) {
    case 'ArrowDown':
      return row + 1
    case 'ArrowUp':
      return row - 1
    case 'PageDown':
      return row + page
    case 'PageUp':
      return row - page
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
