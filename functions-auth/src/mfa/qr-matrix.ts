import { codewords, versionFor } from './qr-blocks.ts'

/** The modules of a QR code, row by row; true is dark. */
export type Matrix = boolean[][]

interface Canvas {
  size: number
  version: number
  dark: Matrix
  /** Finders, timing, alignment and format: what carries no data and is not masked. */
  fixed: Matrix
}

export const qrMatrix = (text: string): Matrix => {
  const data = new TextEncoder().encode(text)
  const version = versionFor(data.length)
  const size = version * 4 + 17
  const blank = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const canvas: Canvas = { size, version, dark: blank(), fixed: blank() }
  drawPatterns(canvas)
  drawFormat(canvas)
  drawVersion(canvas)
  drawData(canvas, codewords(data, version))
  return canvas.dark
}

const set = ({ dark, fixed }: Canvas, x: number, y: number, value: boolean): void => {
  const [row, marks] = [dark[y], fixed[y]]
  if (!row || !marks || x < 0 || x >= row.length) return
  row[x] = value
  marks[x] = true
}

const drawPatterns = (canvas: Canvas): void => {
  const { size, version } = canvas
  for (let index = 0; index < size; index += 1) {
    set(canvas, 6, index, index % 2 === 0)
    set(canvas, index, 6, index % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawSquare(canvas, x, y, 4, (ring) => ring !== 2 && ring !== 4)
  const centres = alignments(version, size)
  const [first, last] = [centres[0], centres.at(-1)]
  // Three corners hold finders.
  for (const x of centres)
    for (const y of centres)
      if (!((x === first && y === first) || (x === first && y === last) || (x === last && y === first)))
        drawSquare(canvas, x, y, 2, (ring) => ring !== 1)
}

/** Rings around a centre. */
const drawSquare = (canvas: Canvas, x: number, y: number, radius: number, isDark: (ring: number) => boolean): void => {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1) set(canvas, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
}

const alignments = (version: number, size: number): number[] => {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step)]
}

/** Error correction level L and mask 0 with their check bits (BCH 15,5), masked as the standard says. */
const drawFormat = (canvas: Canvas): void => {
  const { size } = canvas
  const bits = withChecks(0b01000, 10, 0x537) ^ 0x5412
  const bit = (index: number) => ((bits >> index) & 1) === 1
  for (let index = 0; index < 15; index += 1) {
    const along = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index
    set(canvas, 8, along, bit(index))
    const back = index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index
    set(canvas, back, 8, bit(index))
  }
  set(canvas, 8, size - 8, true)
}

/** From version 7 on the version itself is told, with check bits (BCH 18,6). */
const drawVersion = (canvas: Canvas): void => {
  const { size, version } = canvas
  if (version < 7) return
  const bits = withChecks(version, 12, 0x1f25)
  for (let index = 0; index < 18; index += 1) {
    const [near, far] = [Math.floor(index / 3), size - 11 + (index % 3)]
    set(canvas, far, near, ((bits >> index) & 1) === 1)
    set(canvas, near, far, ((bits >> index) & 1) === 1)
  }
}

const withChecks = (value: number, length: number, divisor: number): number => {
  let rest = value
  for (let index = 0; index < length; index += 1) rest = (rest << 1) ^ ((rest >> (length - 1)) * divisor)
  return (value << length) | rest
}

/** In pairs of columns from the right, up and down in turn, with mask 0: every module whose coordinates add up to an even number is turned. */
const drawData = ({ size, dark, fixed }: Canvas, words: readonly number[]): void => {
  let index = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = upward ? size - 1 - step : step
        const row = dark[y]
        if (!row || fixed[y]?.[x]) continue
        const bit = (((words[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1
        row[x] = bit !== ((x + y) % 2 === 0)
        index += 1
      }
  }
}

/** As a data address of an SVG image, with the quiet zone of four modules. */
export const qrImage = (text: string): string => {
  const matrix = qrMatrix(text)
  const size = matrix.length + 8
  const path = matrix.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}
