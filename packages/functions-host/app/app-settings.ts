/** Settings by name, as the app sees them: its environment variables. */
export type SettingLookup = (name: string) => string | undefined

/** Replaces `%NAME%` by the setting of that name, as the Functions host does in queue names and schedules. @throws Error when unset */
export function resolveNames(text: string, setting: SettingLookup): string {
  return text.replace(/%([^%]+)%/g, (_, name: string) => {
    const value = setting(name)
    if (value === undefined) throw new Error(`"${text}" names the setting ${name}, which is not set`)
    return value
  })
}

/**
 * The storage connection string that a trigger names (default `AzureWebJobsStorage`).
 * @throws Error when it is not set, or set in the form for managed identities, which needs Azure
 */
export function storageConnection(name: string | undefined, setting: SettingLookup): string {
  const key = name || 'AzureWebJobsStorage'
  const value = setting(`AzureWebJobs${key}`) ?? setting(key)
  if (value) return value
  const identity = setting(`${key}__accountName`) ?? setting(`${key}__queueServiceUri`)
  throw new Error(
    identity ? `the connection ${key} uses a managed identity, which this host does not serve` : `the setting ${key} is not set`,
  )
}
