import type { AppConfigurationClient } from '@azure/app-configuration'

/** Milliseconds that the store may take, further attempts included. */
const limit = 6_000

/** The filter for settings without a label. */
const noLabel = '\0'

/**
 * Reads the flags of App Configuration; its SDK is loaded with the first call.
 * @param connection a connection string for the local endpoint, or an address reached with the managed identity
 * @returns what the flags hold; a flag that is no JSON as text
 */
export const loadFlags = (connection: string): (() => Promise<readonly unknown[]>) => {
  let client: Promise<AppConfigurationClient> | undefined
  return async () => {
    const { featureFlagPrefix } = await import('@azure/app-configuration')
    client ??= openClient(connection)
    const stored = (await client).listConfigurationSettings({
      keyFilter: `${featureFlagPrefix}*`,
      labelFilter: noLabel,
      abortSignal: AbortSignal.timeout(limit),
    })
    const flags: unknown[] = []
    for await (const { value } of stored) flags.push(parsed(value))
    return flags
  }
}

const openClient = async (connection: string): Promise<AppConfigurationClient> => {
  const { AppConfigurationClient: Client } = await import('@azure/app-configuration')
  if (connection.startsWith('Endpoint='))
    return new Client(connection, { allowInsecureConnection: connection.startsWith('Endpoint=http:') })
  const { DefaultAzureCredential } = await import('@azure/identity')
  return new Client(connection, new DefaultAzureCredential())
}

/** One flag that cannot be read must not hide the others. */
const parsed = (value: string | undefined): unknown => {
  try {
    return JSON.parse(value ?? '')
  } catch {
    return value
  }
}
