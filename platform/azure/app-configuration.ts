/**
 * Reads the flags of App Configuration; its SDK is loaded with the first call.
 * @param connection a connection string for the local endpoint, or an address reached with the managed identity
 */
export const loadFlags = (connection: string): (() => Promise<readonly unknown[]>) => {
  let credential: Promise<import('@azure/identity').TokenCredential> | undefined
  return async () => {
    const { load } = await import('@azure/app-configuration-provider')
    const options = {
      selectors: [{ keyFilter: 'app.*' }],
      featureFlagOptions: { enabled: true, selectors: [{ keyFilter: '*' }] },
      startupOptions: { timeoutInMs: 6_000 },
      replicaDiscoveryEnabled: false,
    }
    const signIn = () => {
      credential ??= import('@azure/identity').then(({ DefaultAzureCredential }) => new DefaultAzureCredential())
      return credential
    }
    const settings = connection.startsWith('Endpoint=')
      ? await load(connection, { ...options, clientOptions: { allowInsecureConnection: connection.startsWith('Endpoint=http:') } })
      : await load(connection, await signIn(), options)
    return settings.get<{ feature_flags?: unknown[] }>('feature_management')?.feature_flags ?? []
  }
}
