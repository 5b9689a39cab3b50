import { type LotFileRow, lotFileLimits } from '@auctionwiz/contracts/lot-files'

/** Characters of the rows of one call, well below the limit of its body. */
const charactersPerCall = 200_000

const sizeOf = ({ cells }: LotFileRow): number => Object.values(cells).reduce((sum, cell) => sum + (cell?.length ?? 0), 0)

/** The rows of a file, as many together as one call takes. */
export const callsOf = (rows: readonly LotFileRow[]): LotFileRow[][] => {
  const calls: LotFileRow[][] = []
  let size = 0
  for (const row of rows) {
    const last = calls.at(-1)
    size += sizeOf(row)
    if (last && last.length < lotFileLimits.rowsPerCall && size <= charactersPerCall) last.push(row)
    else {
      calls.push([row])
      size = sizeOf(row)
    }
  }
  return calls
}
