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
  let open = ''
  for (const chunk of chunks(file)) {
    const text = open + chunk
    let start = 0
    let quoted = false
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index)
      if (code === 34) quoted = !quoted
      else if (code === 10 && !quoted) {
        yield text.slice(start, text.charCodeAt(index - 1) === 13 ? index - 1 : index)
        start = index + 1
      }
    }
    open = text.slice(start)
  }
  if (open !== '') yield open
}

const cell = /("(?:[^"]|"")*"|[^,]*)(?:,|$)/y

const cellsOf = (line: string): string[] => {
  if (!line.includes('"')) return line.split(',').map((text) => text.trim())
  const cells: string[] = []
  cell.lastIndex = 0
  while (cell.lastIndex < line.length) {
    const text = cell.exec(line)?.[1]
    if (text === undefined) break
    cells.push((text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text).trim())
  }
  return cells
}

/** The rows of a CSV file, the header first; cells are trimmed and empty lines left out. */
export function* csvRows(file: string): Generator<string[]> {
  for (const line of lines(file)) if (line.trim() !== '') yield cellsOf(line.charCodeAt(0) === 0xfeff ? line.slice(1) : line)
}
