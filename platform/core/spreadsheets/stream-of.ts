/**
 * A stream of a generator's values, produced as they are read; cancelling the stream ends the generator. `Readable.toWeb` of Node is no substitute: a
 * stream of it that is cancelled at the wrong moment ends the process.
 */
export const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
    cancel: async () => void (await parts.return(undefined)),
  })
