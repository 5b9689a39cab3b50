/** The paged lists on screen, by call: SWR's own refresh by key skips them. */
const lists = new Map<string, Set<() => void>>()

export const registerList = (name: string, reload: () => void): (() => void) => {
  const registered = lists.get(name) ?? new Set()
  lists.set(name, registered.add(reload))
  return () => registered.delete(reload)
}

export const reloadLists = (names: readonly string[]): void => {
  for (const name of names) for (const reload of lists.get(name) ?? []) reload()
}
