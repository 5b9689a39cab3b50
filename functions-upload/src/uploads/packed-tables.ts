import { tableLimits } from '@auctionwiz/contracts/upload-files'
import { TableProblem, tableProblems } from '@auctionwiz/domain/files/table-problem'
import { type PackedTable, tablesIn } from '@auctionwiz/domain/files/zip-tables'
import { Failure } from '@auctionwiz/platform/core/errors/failure'
import type { StoredFile } from '@auctionwiz/records/uploads'

/** As many as a form may have files. */
const most = 20

/** The tables of an archive, which is held whole; its limit keeps it small. Fails with file_unreadable, also while a table is read. */
export async function* packedTables({ name, size }: StoredFile, body: ReadableStream<Uint8Array>): AsyncGenerator<PackedTable> {
  const refused = (error: unknown): unknown =>
    error instanceof TableProblem ? new Failure('file_unreadable', { file: name, problem: error.message }) : error
  try {
    if (size > tableLimits.bytes) throw new TableProblem(tableProblems.archiveTooLarge(name))
    let count = 0
    for await (const table of tablesIn(name, new Uint8Array(await new Response(body).arrayBuffer()))) {
      count += 1
      if (count > most) throw new TableProblem(tableProblems.archiveTooMany(name, most))
      yield { ...table, body: told(table.body, refused) }
    }
  } catch (error) {
    throw refused(error)
  }
}

/** A stream that fails with what `refused` makes of a failure. */
const told = (body: ReadableStream<Uint8Array>, refused: (error: unknown) => unknown): ReadableStream<Uint8Array> => {
  const reader = body.getReader()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw refused(error)
      })
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
