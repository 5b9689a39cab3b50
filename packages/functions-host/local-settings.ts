import { readFileSync } from 'node:fs'

/** What a file of the form of local.settings.json says. */
export type LocalSettings = {
  values: Record<string, string>
  /** Allowed origins of `Host.CORS`, a list separated by commas. */
  cors: string[]
  corsCredentials: boolean | undefined
}

type Content = { IsEncrypted?: boolean; Values?: Record<string, unknown>; Host?: { CORS?: string; CORSCredentials?: boolean } }

/** @throws Error naming the file when it is missing, is not JSON, or holds values that are no texts */
export function readLocalSettings(file: string): LocalSettings {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Content
    if (content.IsEncrypted) throw new Error('encrypted settings can only be read by Core Tools')
    const values = Object.entries(content.Values ?? {})
    const odd = values.find(([, value]) => typeof value === 'object')
    if (odd) throw new Error(`the value of ${odd[0]} must be a text`)
    return {
      values: Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
      cors: (content.Host?.CORS ?? '').split(',').flatMap((origin) => origin.trim() || []),
      corsCredentials: content.Host?.CORSCredentials,
    }
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
