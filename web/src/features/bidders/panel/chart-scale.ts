/** A share of the width or height, for CSS. */
export const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`

/** The position of `value` between `from` and `to`, 0 to 1. */
export const shareOf = (value: number, from: number, to: number): number => (to === from ? 0 : (value - from) / (to - from))

/** The path of a stepped line: each value holds until the next one begins. Coordinates are 0 to 100 in both directions, y downwards. */
export const steppedPath = (points: readonly { x: number; y: number }[]): string => {
  const [first, ...rest] = points
  if (!first) return ''
  return `M${round(first.x)} ${round(first.y)}${rest.map((point) => `H${round(point.x)}V${round(point.y)}`).join('')}H100`
}

/** The first days, at noon, of every second month within the span, for the time axis. */
export const monthTicks = (from: number, until: number): number[] => {
  const start = new Date(from)
  const ticks: number[] = []
  for (let month = 1; month <= 13; month += 2) {
    const tick = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, 1, 12)
    if (tick <= until) ticks.push(tick)
  }
  return ticks
}

const round = (value: number) => Math.round(value * 100) / 100
