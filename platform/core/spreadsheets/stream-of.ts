/** A stream of a generator's values, produced as they are read; cancelling the stream ends the generator. */
export const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
    cancel: async () => void (await parts.return(undefined)),
  })
