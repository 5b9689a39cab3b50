/** Runs one task at a time across all tabs of this browser, by a Web Lock; without Web Locks (plain http), in this tab. */
export const exclusively = <T>(task: () => Promise<T>): Promise<T> => {
  if ('locks' in navigator) return navigator.locks.request('auctionwiz-refresh', task)
  const turn = last.then(task, task)
  last = turn.then(settled, settled)
  return turn
}

let last: Promise<void> = Promise.resolve()
const settled = () => undefined
