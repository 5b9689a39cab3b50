import { closeSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'

const chunkBytes = 1 << 20

/** The text of a file, piece by piece, so that a file of any size takes little memory. */
function* chunks(file: string): Generator<string> {
  const handle = openSync(file, 'r')
  const decoder = new StringDecoder('utf8')
  const buffer = Buffer.alloc(chunkBytes)
  try {
    for (let read = readSync(handle, buffer); read > 0; read = readSync(handle, buffer)) yield decoder.write(buffer.subarray(0, read))
    yield decoder.end()
  } finally {
    closeSync(handle)
  }
}

/** Lines without their ends; a line break within quotes does not end one. */
function* lines(file: string): Generator<string> {
  let rest = ''
  for (const chunk of chunks(file)) {
    const text = rest + chunk
    let start = 0
    let quotes = 0
    let quote = text.indexOf('"')
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
      for (; quote >= 0 && quote < end; quote = text.indexOf('"', quote + 1)) quotes += 1
      if (quotes % 2 === 1) continue
      yield text.slice(start, text.charCodeAt(end - 1) === 13 ? end - 1 : end)
      start = end + 1
    }
    rest = text.slice(start)
  }
  if (rest !== '') yield rest
}

const separators = [',', ';', '\t', '|'] as const

/** What parts the cells: whichever of the usual signs the header holds most of. */
const separatorOf = (header: string): string =>
  separators.reduce((best, one) => (header.split(one).length > header.split(best).length ? one : best))

const cellsOf = (line: string, separator: string): string[] => {
  if (!line.includes('"')) return line.split(separator).map((text) => text.trim())
  const cells: string[] = []
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}]*)(?:[${separator}]|$)`, 'y')
  while (cell.lastIndex < line.length) {
    const text = cell.exec(line)?.[1]
    if (text === undefined) break
    cells.push((text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text).trim())
  }
  return cells
}

/** The rows of a CSV file, the header first; cells are trimmed and empty lines left out. */
export function* csvRows(file: string): Generator<string[]> {
  let separator: string | undefined
  for (const line of lines(file)) {
    const text = line.charCodeAt(0) === 0xfeff ? line.slice(1) : line
    if (text.trim() === '') continue
    separator ??= separatorOf(text)
    yield cellsOf(text, separator)
  }
}
