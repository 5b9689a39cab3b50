/** Gives what a source gives and lets it work on the next one meanwhile. The source is ended when the reader stops early. */
export async function* ahead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
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

/** A failure is met when the reader asks for it; until then it is no unhandled one. */
const begun = <T>(source: AsyncGenerator<T>): Promise<IteratorResult<T>> => {
  const next = source.next()
  next.catch(() => undefined)
  return next
}
