import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LogLevel, parseLogLevel } from '../log.ts'
import { parseTimeSpan } from '../time-span.ts'

export type QueueOptions = {
  /** Messages fetched at once, at most 32. */
  batchSize: number
  /** The next batch is fetched when no more than this many messages are being processed. */
  newBatchThreshold: number
  /** Milliseconds until a failed message is seen again. */
  visibilityTimeout: number
  maxDequeueCount: number
  /** Longest pause between two polls of an empty queue, in milliseconds. */
  maxPollingInterval: number
  messageEncoding: 'base64' | 'none'
}

/** What this host honours of an app's host.json, defaults filled in. */
export type HostConfig = {
  /** Without slashes; empty for none. */
  routePrefix: string
  /** Milliseconds; undefined means no limit (`-1`). */
  functionTimeout: number | undefined
  queues: QueueOptions
  /** Whether an extension bundle supplies the triggers that the runtime itself does not have. */
  extensionBundle: boolean
  logLevels: Record<string, LogLevel>
}

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const section = (parent: Json, name: string): Json => (isObject(parent[name]) ? parent[name] : {})

function integer(options: Json, name: string, fallback: number, least: number, most: number): number {
  const value = options[name] ?? fallback
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`${name} must be a whole number from ${least} to ${most}`)
  return value
}

function span(options: Json, name: string, fallback: string): number {
  const value = options[name] ?? fallback
  if (typeof value !== 'string') throw new RangeError(`${name} must be a time span such as "${fallback}"`)
  return parseTimeSpan(value)
}

function queueOptions(options: Json): QueueOptions {
  const batchSize = integer(options, 'batchSize', 16, 1, 32)
  const encoding = options.messageEncoding ?? 'base64'
  if (encoding !== 'base64' && encoding !== 'none') throw new RangeError('messageEncoding must be "base64" or "none"')
  return {
    batchSize,
    newBatchThreshold: integer(options, 'newBatchThreshold', Math.floor(batchSize / 2), 0, 1000),
    visibilityTimeout: span(options, 'visibilityTimeout', '00:00:00'),
    maxDequeueCount: integer(options, 'maxDequeueCount', 5, 1, 1000),
    maxPollingInterval: Math.max(100, span(options, 'maxPollingInterval', '00:01:00')),
    messageEncoding: encoding,
  }
}

function logLevels(logging: Json): Record<string, LogLevel> {
  const levels: Record<string, LogLevel> = {}
  for (const [category, text] of Object.entries(section(logging, 'logLevel'))) {
    const level = typeof text === 'string' ? parseLogLevel(text) : undefined
    if (!level) throw new RangeError(`logLevel of ${category} is not a known level`)
    levels[category.toLowerCase() === 'default' ? 'default' : category] = level
  }
  return levels
}

/** The bundles that Microsoft publishes; the version is an interval in NuGet's notation, such as `[4.*, 5.0.0)`. */
function hasExtensionBundle(root: Json): boolean {
  if (root.extensionBundle === undefined) return false
  const { id, version } = section(root, 'extensionBundle')
  if (!/^Microsoft\.Azure\.Functions\.ExtensionBundle(\.Preview)?$/i.test(String(id)))
    throw new RangeError('extensionBundle.id must be "Microsoft.Azure.Functions.ExtensionBundle"')
  if (!/^\[\d+\.(\*|\d+\.\d+), *\d+\.\d+\.\d+\)$/.test(String(version)))
    throw new RangeError('extensionBundle.version must be an interval such as "[4.*, 5.0.0)"')
  return true
}

/**
 * Takes from the content of a host.json what this host honours; everything else in it is left to Azure.
 * @throws RangeError naming the option whose value the Functions host would refuse too
 */
export function parseHostJson(content: unknown): HostConfig {
  const root = isObject(content) ? content : {}
  if (root.version !== '2.0') throw new RangeError('version must be "2.0"')
  const extensions = section(root, 'extensions')
  const prefix = section(extensions, 'http').routePrefix ?? 'api'
  if (typeof prefix !== 'string') throw new RangeError('routePrefix must be a text')
  const timeout = root.functionTimeout ?? '00:30:00'
  return {
    routePrefix: prefix.replace(/^\/+|\/+$/g, ''),
    functionTimeout: timeout === '-1' ? undefined : span({ functionTimeout: timeout }, 'functionTimeout', '00:30:00'),
    queues: queueOptions(section(extensions, 'queues')),
    extensionBundle: hasExtensionBundle(root),
    logLevels: logLevels(section(root, 'logging')),
  }
}

/** Reads `host.json` of a built package. @throws Error naming the file when it is missing or not usable */
export function readHostJson(directory: string): HostConfig {
  const file = join(directory, 'host.json')
  try {
    return parseHostJson(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
