/** The cells of lines that `csvLine` wrote, formulas still neutralised: commas, quotes doubled inside quotes, every line ended by CR LF. */
export const csvLines = (text: string): string[][] => {
  const lines: string[][] = []
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at)
    cells.push(cell)
    if (text[end] === ',') {
      at = end + 1
      continue
    }
    lines.push(cells)
    cells = []
    at = end + 2
  }
  return lines
}

const plainCell = (text: string, start: number): { cell: string; end: number } => {
  const comma = text.indexOf(',', start)
  const line = text.indexOf('\r\n', start)
  const ends = [comma, line].filter((end) => end !== -1)
  const end = ends.length === 0 ? text.length : Math.min(...ends)
  return { cell: text.slice(start, end), end }
}

const quotedCell = (text: string, start: number): { cell: string; end: number } => {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  const close = end === -1 ? text.length : end
  return { cell: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 }
}
