type Field = { name: string; least: number; most: number; names?: readonly string[] }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const fields: readonly Field[] = [
  { name: 'second', least: 0, most: 59 },
  { name: 'minute', least: 0, most: 59 },
  { name: 'hour', least: 0, most: 23 },
  { name: 'day', least: 1, most: 31 },
  { name: 'month', least: 1, most: 12, names: months },
  { name: 'day of week', least: 0, most: 6, names: days },
]

/** A parsed NCRONTAB expression. */
export type CronSchedule = {
  /** The first time strictly after `time` (both milliseconds since the epoch, in UTC), or undefined when there is none in 8 years. */
  next(time: number): number | undefined
}

function parseValue(text: string, field: Field): number {
  const named = field.names?.findIndex((name) => text.toLowerCase().startsWith(name)) ?? -1
  if (named >= 0) return named + field.least
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= field.least && value <= field.most))
    throw new RangeError(`${field.name}: "${text}" is not between ${field.least} and ${field.most}`)
  return value
}

function parsePart(text: string, field: Field): number[] {
  const [range = '', step = '1', ...rest] = text.split('/')
  const stepSize = Number(step)
  if (rest.length > 0 || !/^\d+$/.test(step) || stepSize === 0) throw new RangeError(`${field.name}: "${text}" has no usable step`)
  const [first = '', last, ...more] = range.split('-')
  if (more.length > 0) throw new RangeError(`${field.name}: "${text}" is not a range`)
  const from = range === '*' ? field.least : parseValue(first, field)
  const single = text.includes('/') ? field.most : from
  const to = range === '*' ? field.most : last === undefined ? single : parseValue(last, field)
  // NCrontab takes a range the wrong way round as the same range.
  const [low, high] = from <= to ? [from, to] : [to, from]
  return Array.from({ length: Math.floor((high - low) / stepSize) + 1 }, (_, index) => low + index * stepSize)
}

function parseField(text: string, field: Field): Set<number> {
  return new Set(text.split(',').flatMap((part) => parsePart(part, field)))
}

/**
 * Parses an NCRONTAB expression of six fields (second minute hour day month day-of-week) or five (without seconds), times in UTC.
 * Day and day of week must both match.
 * @throws RangeError naming the field that is wrong
 */
export function parseCron(expression: string): CronSchedule {
  const texts = expression.trim().split(/\s+/)
  if (texts.length === 5) texts.unshift('0')
  if (texts.length !== 6) throw new RangeError(`"${expression}" is not a schedule of six fields`)
  const sets = fields.map((field, index) => parseField(texts[index] ?? '', field))
  const [seconds, minutes, hours, monthDays, monthsOfYear, weekDays] = sets as [
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
  ]

  return {
    next(time) {
      const date = new Date(Math.floor(time / 1000) * 1000 + 1000)
      const end = time + 8 * 366 * 86_400_000
      while (date.getTime() <= end) {
        if (!monthsOfYear.has(date.getUTCMonth() + 1)) date.setTime(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))
        else if (!monthDays.has(date.getUTCDate()) || !weekDays.has(date.getUTCDay())) date.setUTCHours(24, 0, 0, 0)
        else if (!hours.has(date.getUTCHours())) date.setUTCHours(date.getUTCHours() + 1, 0, 0, 0)
        else if (!minutes.has(date.getUTCMinutes())) date.setUTCMinutes(date.getUTCMinutes() + 1, 0, 0)
        else if (!seconds.has(date.getUTCSeconds())) date.setUTCSeconds(date.getUTCSeconds() + 1, 0)
        else return date.getTime()
      }
      return undefined
    },
  }
}
