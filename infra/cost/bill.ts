import alerts from '../alerts.json' with { type: 'json' }
import house from './house.json' with { type: 'json' }
import list from './prices.json' with { type: 'json' }

const { prices } = list

/** Seconds of a month of 30 days. */
const monthSeconds = 2_592_000
const monthHours = 720
/** The four apps look at each of their queues every two seconds while an instance is awake, which is a few hours a day for each. */
const awakeShare = 0.2
const queuesAndPoison = 18
const probesADay = 4 * 3 * 288
const memoryGB = 2
/** Ready instances, and the calls that an instance answers at once on average. */
const readyInstances = 4
const callsAtOnce = 4
/** Indexes beside the documents. */
const withIndexes = 1.6
/** Peak of an hour against the mean of the month: working hours, imports and nights in different time zones. */
const peak = 6
/** Autoscale bills each hour's highest second, at least a tenth of its maximum. */
const meanOfPeak = 0.35
const smallestThroughput = 1_000

export interface Bill {
  /** Request units of the month. */
  requestUnits: number
  /** RU/s that the busiest hours need. */
  throughput: number
  capacity: 'serverless' | 'autoscale'
  lines: Record<string, number>
  total: number
}

type Price = keyof typeof prices

const priced = (name: Price, amount: number): number => Math.max(0, amount - prices[name].free) * prices[name].amount

/** Request units of a house in a month. */
export const requestUnitsOfHouse = (): number =>
  house.staff * house.workDays * house.callsOfStaffADay * house.requestUnitsOfCall +
  house.importsAMonth * house.rowsOfImport * house.requestUnitsOfRow +
  house.salesAMonth * house.lotsOfSale * house.requestUnitsOfLot +
  30 * house.requestUnitsOfNight

const databaseGB = (houses: number): number =>
  (houses * withIndexes * (house.bidders.stored * house.bidders.bytes + house.otherDocuments.stored * house.otherDocuments.bytes)) / 1e9

/** The bill of a month for a number of houses of the size in `house.json`, with the cheaper capacity of the database. */
export const billOf = (houses: number): Bill => {
  const calls = houses * house.staff * house.workDays * house.callsOfStaffADay
  const requestUnits = houses * requestUnitsOfHouse()
  const throughput = Math.max(smallestThroughput, Math.ceil(((requestUnits / monthSeconds) * peak) / 1_000) * 1_000)
  const serverless = priced('requestUnit', requestUnits)
  const autoscale = priced('throughputHour', throughput * meanOfPeak * monthHours)
  const workSeconds = (calls * house.secondsOfCall) / callsAtOnce + houses * house.workSecondsAMonth
  const looks = Math.max(awakeShare, Math.min(1, houses / 100)) * queuesAndPoison * (monthSeconds / 2)
  const storedGB = databaseGB(houses)
  const lines = {
    'Functions, calls and work': priced('functionSecondGB', workSeconds * memoryGB) + priced('functionCall', calls),
    'Functions, ready instances': priced('readySecondGB', readyInstances * memoryGB * monthSeconds),
    'Cosmos DB, requests': Math.min(serverless, autoscale),
    'Cosmos DB, data and backup': priced('databaseGB', storedGB) + priced('backupGB', storedGB),
    'Files and queues': priced('fileGB', houses * house.filesGB) + priced('queueOperation', looks),
    'Answers sent to browsers': priced('sentGB', (calls * house.bytesOfCall) / 1e9),
    Emails: priced('mail', houses * house.mailsAMonth),
    'Logs and telemetry': priced('logGB', (calls * house.logBytesOfCall) / 1e9),
    'Alerts and availability tests': priced('probe', 30 * probesADay) + priced('logAlert', alerts.queries.length),
    'App Configuration and web app': priced('configurationDay', 30) + priced('webMonth', 1),
  }
  const total = Object.values(lines).reduce((sum, line) => sum + line, 0)
  return { requestUnits, throughput, capacity: serverless <= autoscale ? 'serverless' : 'autoscale', lines, total }
}

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`

/** The table of `docs/cost.md`. */
export const billTable = (): string => {
  const sizes = [1, 100, 10_000]
  const bills = sizes.map(billOf)
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    row(['a month', ...sizes.map((size) => `${size.toLocaleString('en-US')} ${size === 1 ? 'house' : 'houses'}`)]),
    row(['---', '---', '---', '---']),
    ...Object.keys(bills[0]?.lines ?? {}).map((name) => row([name, ...bills.map(({ lines }) => dollars(lines[name] ?? 0))])),
    row(['**Total**', ...bills.map(({ total }) => `**${dollars(total)}**`)]),
    row(['A house', ...bills.map(({ total }, index) => `$${(total / (sizes[index] ?? 1)).toFixed(2)}`)]),
    row([
      'Request units',
      ...bills.map(({ requestUnits }) => `${(requestUnits / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} million`),
    ]),
    row(['RU/s at the peak', ...bills.map(({ throughput, capacity }) => `${throughput.toLocaleString('en-US')} (${capacity})`)]),
  ].join('\n')
}

if (import.meta.main) console.log(billTable())
