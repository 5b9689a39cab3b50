export type Level = 'debug' | 'info' | 'warn' | 'error'

/** One line of the stack's log. */
export type LogLine = { time: Date; service: string; level: Level; text: string }

export type Log = (line: LogLine) => void

const order: Level[] = ['debug', 'info', 'warn', 'error']
const serviceColours: Record<string, number> = {
  stack: 97,
  cosmos: 35,
  azurite: 94,
  appconfig: 36,
  identity: 33,
  outbox: 95,
  platforms: 95,
  provision: 90,
  auth: 32,
  bidders: 92,
  upload: 96,
  'auth-worker': 32,
  'bidders-worker': 92,
  'upload-worker': 96,
  seed: 90,
  web: 34,
}
const levelColours: Record<Level, number> = { debug: 90, info: 0, warn: 33, error: 31 }

/** `12:04:05.123 bidders        warn  text`, with ANSI colours when asked; info carries no word. */
export function formatLine(line: LogLine, colour: boolean): string {
  const paint = (code: number, text: string) => (colour && code !== 0 ? `\u001b[${code}m${text}\u001b[0m` : text)
  const time = paint(90, `${line.time.toTimeString().slice(0, 8)}.${String(line.time.getMilliseconds()).padStart(3, '0')}`)
  const service = paint(serviceColours[line.service] ?? 37, line.service.padEnd(14))
  const word = line.level === 'info' ? '' : `${paint(levelColours[line.level], line.level.padEnd(5))} `
  return `${time} ${service} ${word}${paint(line.level === 'error' ? 31 : 0, line.text)}`
}

/** Writes lines of at least `least` to the terminal; colours only on a terminal and without NO_COLOR. */
export function consoleLog(least: Level): Log {
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR
  return (line) => {
    if (order.indexOf(line.level) >= order.indexOf(least)) process.stdout.write(`${formatLine(line, colour)}\n`)
  }
}

/** The LOG_LEVEL setting; throws on a word that is no level. */
export function readLevel(text: string | undefined): Level {
  if (!text) return 'info'
  const level = order.find((name) => name === text)
  if (!level) throw new Error(`LOG_LEVEL must be one of ${order.join(', ')}, got "${text}"`)
  return level
}

/**
 * A line that a child wrote, as level and text. Children write structured JSON (`level`, `message`, more fields), "level: text",
 * or plain text; plain text on stderr counts as a warning.
 */
export function readChildLine(raw: string, stream: 'stdout' | 'stderr'): { level: Level; text: string } {
  const fallback: Level = stream === 'stderr' ? 'warn' : 'info'
  const structured = parseObject(raw)
  if (structured) {
    const { level, message, event, time, ...fields } = structured
    const words = [message ?? event, ...Object.entries(fields).map(([key, value]) => `${key}=${scalar(value)}`)]
    return { level: asLevel(level) ?? fallback, text: words.filter((word) => word !== undefined).join(' ') }
  }
  const named = /^(debug|info|warn|error):? (.*)$/s.exec(raw)
  return named ? { level: asLevel(named[1]) ?? fallback, text: named[2] ?? '' } : { level: fallback, text: raw }
}

function parseObject(raw: string): Record<string, unknown> | undefined {
  if (!raw.startsWith('{') || !raw.endsWith('}')) return undefined
  try {
    return JSON.parse(raw) as Record<string, unknown>
  } catch {
    // A line that only looks like JSON is shown as it is.
    return undefined
  }
}

function asLevel(value: unknown): Level | undefined {
  const word = String(value).toLowerCase()
  if (word === 'warning') return 'warn'
  if (word === 'information') return 'info'
  if (word === 'critical') return 'error'
  if (word === 'trace') return 'debug'
  return order.find((name) => name === word)
}

function scalar(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
