/** Works on items in their order, a few at the same time, so that one call leaves the store to others too. @returns an answer for each */
export const someAtOnce = async <T, R>(items: readonly T[], most: number, work: (item: T) => Promise<R>): Promise<R[]> => {
  const answers: R[] = []
  for (let start = 0; start < items.length; start += most) answers.push(...(await Promise.all(items.slice(start, start + most).map(work))))
  return answers
}
