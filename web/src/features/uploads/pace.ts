/** One poll of a running upload: milliseconds since 1970, rows read, percent of bytes read. */
export interface Look {
  at: number
  rows: number
  percent: number
}

/** Rows per second and milliseconds left, from the first poll to the last; absent until there is progress to measure. */
export const paceOf = (first: Look, last: Look): { rowsPerSecond?: number; remaining?: number } => {
  const elapsed = last.at - first.at
  if (elapsed < 900) return {}
  const rows = last.rows - first.rows
  const percent = last.percent - first.percent
  return {
    ...(rows > 0 ? { rowsPerSecond: Math.round((rows * 1000) / elapsed) } : {}),
    ...(percent > 0 ? { remaining: ((100 - last.percent) * elapsed) / percent } : {}),
  }
}
