const decimals = 7

/**
 * A time of an event with all its decimals, of which the service leaves out those that are 0. With one length the strings sort by time.
 * @returns undefined for what is no time
 */
export const receivedAtOf = (given = ''): string | undefined => {
  const time = Date.parse(given)
  if (Number.isNaN(time)) return undefined
  const [, fraction = ''] = /\.(\d+)/.exec(given) ?? []
  return `${new Date(time).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}.${fraction.slice(0, decimals).padEnd(decimals, '0')}Z`
}
