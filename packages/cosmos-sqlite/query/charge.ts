/**
 * Request units of a page: an invented but fixed price that grows with results and bytes. The base is paid once per query, so that
 * the sum doesn't depend on the page size.
 */
export function requestCharge(firstPage: boolean, rows: number, bytes: number): number {
  const units = (firstPage ? 2.3 : 0) + rows * 0.04 + (bytes / 1024) * 0.05
  return Math.round(units * 1000) / 1000
}
