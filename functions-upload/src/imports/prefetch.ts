/** Yields a source's values and prefetches the next one. Ends the source when the reader stops early. */
export async function* prefetch<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = begun(source)
  try {
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = begun(source)
      yield value
    }
  } finally {
    await Promise.allSettled([next])
    await source.return(undefined)
  }
}

/** Marks a failure as handled until the reader requests the value. */
const begun = <T>(source: AsyncGenerator<T>): Promise<IteratorResult<T>> => {
  const next = source.next()
  next.catch(() => undefined)
  return next
}
