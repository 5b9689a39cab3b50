/** A block of a document; texts may contain `code`. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

/** A link to a page of the repository that the app does not contain. */
const link = /\[([^[\]]+)\]\([^()\s]+\)/g

/**
 * Parses a document in the Markdown subset of the help documents: headings, paragraphs, lists and tables. Links become their text.
 */
export const blocksOf = (source: string): Block[] =>
  source
    .replaceAll(link, '$1')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(blockOf)

const blockOf = (block: string): Block => {
  const lines = block.split('\n')
  const [first = ''] = lines
  const heading = /^(#{1,3}) (.*)$/.exec(first)
  if (heading?.[1] && heading[2]) return { kind: 'heading', level: heading[1].length, text: heading[2] }
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cellsOf)
    return { kind: 'table', head, rows }
  }
  const item = /^(?:-|\d+\.) /
  if (item.test(first)) return { kind: 'list', ordered: !first.startsWith('-'), items: lines.map((line) => line.replace(item, '')) }
  return { kind: 'paragraph', text: lines.join(' ') }
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** Splits a text at its backticks: text between them is code. */
export const piecesOf = (text: string): { text: string; code: boolean }[] =>
  text.split('`').map((piece, index) => ({ text: piece, code: index % 2 === 1 }))
