/** What a generator gives, made as it is read; whoever stops reading stops the generator. */
export const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
    cancel: async () => void (await parts.return(undefined)),
  })
